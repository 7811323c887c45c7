import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newEquipment, newModel, newTrailer, sentBuild, sentRental } from '../api/records.ts'
import { open, SCREENS } from './browser.ts'
import { buildUpTo, openConfigurator } from './build-steps.ts'

const PHONE = SCREENS[1]
const SMALL = { width: 320, height: 568 }

/** Writes the page in this many times its usual size, and lays out what is far below as well, as for the keyboard. */
function enlarge(page: Page, times = 2): Promise<void> {
  return page.evaluate(
    (size) => {
      document.documentElement.dataset.keyboard = ''
      document.documentElement.style.setProperty('font-size', size)
    },
    `${16 * times}px`,
  )
}

/** Opens a page in texts of twice their size. */
async function openLarge(path: string, screen: { width: number; height: number }): Promise<Page> {
  const { page } = await open(screen)
  await page.goto(path)
  await enlarge(page)
  await page.waitForLoadState('networkidle')
  return page
}

const SMALL_ONES = [SMALL, PHONE]

/** Shows the page on each of `screens`, one after the other. */
async function onEach(
  page: Page,
  screens: readonly { width: number; height: number }[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height })
    await look(width)
  }
}

/** Words of `places` that are torn over two lines, or reach out of the `box` around their place. */
async function misfits(page: Page, places: string, box: string): Promise<string[]> {
  const all = page.locator(places)
  await all.first().waitFor()
  return all.evaluateAll((elements, box) => {
    const found: string[] = []
    for (const element of elements) {
      const around = element.closest(box)?.getBoundingClientRect()
      if (!around) throw new Error(`No ${box} around ${element.textContent}`)
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue
        for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
          const place = document.createRange()
          place.setStart(text, index)
          place.setEnd(text, index + word.length)
          const { top, right, bottom, left } = place.getBoundingClientRect()
          const isOut =
            left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1
          const isTorn = new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          if (isOut) found.push(`${word} is cut`)
          else if (isTorn) found.push(`${word} is torn`)
        }
      }
    }
    return found
  }, box)
}

/** Parts of texts, between which a line may break, that are torn over two lines themselves. */
function tornParts(page: Page, places: string): Promise<string[]> {
  return page.locator(places).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const part = document.createRange()
        part.selectNodeContents(text)
        const lines = new Set([...part.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && !/\s/.test(part.toString())) found.push(part.toString())
      }
      return found
    }),
  )
}

describe('the cards of a carousel', () => {
  test('hold their prices on the screens of phones', async () => {
    const { page } = await open(SMALL)
    await page.goto('/')
    await page
      .getByRole('group', { name: /trailers as$/ })
      .getByRole('button', { name: 'Carousel' })
      .click()
    await page
      .locator('[data-kind="rentals"][data-view="carousel"] dd', { hasText: 'Price on request' })
      .first()
      .waitFor()
    const screens = [320, 360, 390].map((width) => ({ width, height: 800 }))
    await onEach(page, screens, async (width) => {
      expect(await misfits(page, '[data-kind="rentals"] dd', 'dl'), `${width}`).toEqual([])
    })
  })

  test('hold their headings and actions in texts of twice their size', async () => {
    const page = await openLarge('/', SMALL)
    await page
      .getByRole('group', { name: /models as$/ })
      .getByRole('button', { name: 'Carousel' })
      .click()
    expect(await misfits(page, '[data-view="carousel"] :is(h3, .badge, .button, .details)', '.card')).toEqual([])
  })
})

describe('texts of twice their size', () => {
  test('stay on the home page in the board, plates and cards', async () => {
    const page = await openLarge('/', SMALL)
    await onEach(page, SMALL_ONES, async (width) => {
      const on = `${width} px`
      expect(await misfits(page, '[data-count-up] :is(dt, .figure)', 'dl'), on).toEqual([])
      expect(await misfits(page, '.plate', '.plate'), on).toEqual([])
      expect(await misfits(page, 'li .pin', '.pin'), on).toEqual([])
      expect(await misfits(page, 'main h2:not(.visually-hidden), main h3', 'main'), on).toEqual([])
      expect(await misfits(page, '[data-kind="rentals"] dd', 'dl'), on).toEqual([])
      expect(await misfits(page, '[data-shows]', 'trailer-lineup'), on).toEqual([])
    })
    for (const times of [2, 1.5]) {
      await enlarge(page, times)
      await onEach(page, SMALL_ONES, async (width) => {
        const { left, right } = await page.locator('.sticker').evaluate((tag) => tag.getBoundingClientRect().toJSON())
        expect(left, `${times} times`).toBeGreaterThanOrEqual(0)
        expect(right, `${times} times`).toBeLessThanOrEqual(width)
      })
    }
  })

  test('are whole in the configurator', async () => {
    const { page } = await open(PHONE)
    await openConfigurator(page)
    await buildUpTo(page, "Airstream 18'", '5m', 'Jet Black')
    await page.getByRole('button', { name: 'All equipment' }).click()
    await page.locator('input[type="checkbox"][aria-labelledby]').first().check()
    await enlarge(page)
    const numbers = 'nav[aria-label="Steps"] button > :first-child'
    await onEach(page, SMALL_ONES, async (width) => {
      const on = `${width} px`
      expect(await misfits(page, numbers, numbers), on).toEqual([])
      expect(await misfits(page, 'section[aria-label="Your trailer"] dl:first-child :is(dt, dd)', 'div'), on).toEqual(
        [],
      )
      expect(await misfits(page, 'ul[aria-label="Categories"] button', 'button'), on).toEqual([])
      await page.getByRole('button', { name: 'Start over' }).waitFor()
      expect(await misfits(page, 'button:text-is("Copy link"), button:text-is("Start over")', 'main'), on).toEqual([])
    })
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Model' }).click()
    await onEach(page, SMALL_ONES, async (width) => {
      const models = 'label:has(input[name="model"]) span:has(> input)'
      expect(await misfits(page, models, 'label'), `${width} px`).toEqual([])
    })
  })

  test.each(['/rentals', '/custom', '/rental-details?id=1', '/custom-trailer-details?id=1', '/contact', '/faq'])(
    'leave headings whole on %s',
    async (path) => {
      const page = await openLarge(path, SMALL)
      expect(await misfits(page, 'main :is(h1, h2, h3)', 'main')).toEqual([])
      expect(await misfits(page, 'header .name', 'header')).toEqual([])
    },
  )

  test('leave features and the e-mail address whole', async () => {
    const page = await openLarge('/rentals', SMALL)
    await onEach(page, SMALL_ONES, async (width) => {
      const cut = await page.locator('main .chip').evaluateAll((chips) => {
        const LEADING_PX = 4
        const isCut = (chip: Element) =>
          chip.scrollWidth > chip.clientWidth || chip.scrollHeight > chip.clientHeight + LEADING_PX
        return chips.filter(isCut).length
      })
      expect(cut, `${width} px`).toBe(0)
      expect(await tornParts(page, 'footer [data-contact="email"]'), `${width} px`).toEqual([])
    })
    await page.goto('/contact')
    await enlarge(page)
    await page.locator('main [data-contact="email"]').waitFor()
    await onEach(page, SMALL_ONES, async (width) => {
      expect(await tornParts(page, '[data-contact="email"]'), `${width} px`).toEqual([])
    })
  })

  test('are whole on the page of a request and its quote', async () => {
    const { page } = await open(SMALL)
    const piece = await newEquipment({ name: 'Convection oven, half size', price: 218_000 })
    const build = await sentBuild(await newModel({ name: 'Large model' }), { equipment_selected: [piece] })
    const delivery = { delivery_required: true, delivery_address: '5 Bay St' }
    const rental = await sentRental(await newTrailer({ name: 'Large kitchen' }), delivery)
    const places = 'main :is(h1, h2, dt, dd, td, th, caption, p:not(:empty))'
    const parts = ':is(article > header, footer) :is(span, [data-contact="email"])'
    for (const path of [rental.link, `${rental.link}/quote`, build.link, `${build.link}/quote`]) {
      await page.goto(path)
      await enlarge(page)
      await onEach(page, SMALL_ONES, async (width) => {
        expect(await misfits(page, places, 'main'), `${path} on ${width} px`).toEqual([])
        expect(await tornParts(page, parts), `${path} on ${width} px`).toEqual([])
      })
    }
  })

  test('leave the name of a month between the buttons that turn it', async () => {
    const page = await openLarge('/rent/1', SMALL)
    const month = await page
      .locator('#days-title ~ div h3')
      .first()
      .evaluate((title) => {
        const words = document.createRange()
        words.selectNodeContents(title)
        return words.getBoundingClientRect().toJSON()
      })
    const earlier = await page.getByRole('button', { name: 'Earlier month' }).boundingBox()
    const later = await page.getByRole('button', { name: 'Later month' }).boundingBox()
    expect(month.left).toBeGreaterThanOrEqual((earlier?.x ?? Infinity) + (earlier?.width ?? 0))
    expect(month.right).toBeLessThanOrEqual(later?.x ?? 0)
  })

  test('stand in one column in the foot of a page where two would have no room', async () => {
    const page = await openLarge('/faq', { width: 768, height: 900 })
    expect(await misfits(page, 'footer .brand :is(.name, p:not(.place))', 'footer')).toEqual([])
  })
})

test('the name of the business is whole above the configurator on a small phone', async () => {
  const { page } = await open(SMALL)
  await page.goto('/build')
  const screens = [320, 360].map((width) => ({ width, height: 800 }))
  await onEach(page, screens, async (width) => {
    const hidden = await page.locator('header .name').evaluate((name) => name.scrollHeight - name.clientHeight)
    // Letters reach a little out of their line; a hidden one is 18 px.
    expect(hidden, `${width}`).toBeLessThan(5)
  })
})
