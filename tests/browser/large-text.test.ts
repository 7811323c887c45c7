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
  test.each([320, 360, 390])('hold their prices on a screen of %i px', async (width) => {
    const { page } = await open({ width, height: 800 })
    await page.goto('/')
    await page
      .getByRole('group', { name: /trailers as$/ })
      .getByRole('button', { name: 'Carousel' })
      .click()
    await page
      .locator('[data-kind="rentals"][data-view="carousel"] dd', { hasText: 'Price on request' })
      .first()
      .waitFor()
    expect(await misfits(page, '[data-kind="rentals"] dd', 'dl')).toEqual([])
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
  test.each([SMALL, PHONE])('stay on the home page of $width px in the board, plates and cards', async (screen) => {
    const page = await openLarge('/', screen)
    expect(await misfits(page, '[data-count-up] :is(dt, .figure)', 'dl')).toEqual([])
    expect(await misfits(page, '.plate', '.plate')).toEqual([])
    expect(await misfits(page, 'li .pin', '.pin')).toEqual([])
    expect(await misfits(page, 'main h2:not(.visually-hidden), main h3', 'main')).toEqual([])
    expect(await misfits(page, '[data-kind="rentals"] dd', 'dl')).toEqual([])
    expect(await misfits(page, '[data-shows]', 'trailer-lineup')).toEqual([])
  })

  test.each([1.5, 2])('leave the tag of the first picture on the screen at %d times', async (times) => {
    for (const screen of [SMALL, PHONE]) {
      const { page } = await open(screen)
      await page.goto('/')
      await enlarge(page, times)
      const { left, right } = await page.locator('.sticker').evaluate((tag) => tag.getBoundingClientRect().toJSON())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(screen.width)
    }
  })

  test.each([SMALL, PHONE])('are whole in the configurator of $width px', async (screen) => {
    const { page } = await open(screen)
    await openConfigurator(page)
    await buildUpTo(page, "Airstream 18'", '5m', 'Jet Black')
    await page.getByRole('button', { name: 'All equipment' }).click()
    await page.locator('input[type="checkbox"][aria-labelledby]').first().check()
    await enlarge(page)
    const numbers = 'nav[aria-label="Steps"] button > :first-child'
    expect(await misfits(page, numbers, numbers)).toEqual([])
    expect(await misfits(page, 'section[aria-label="Your trailer"] dl:first-child :is(dt, dd)', 'div')).toEqual([])
    expect(await misfits(page, 'ul[aria-label="Categories"] button', 'button')).toEqual([])
    await page.getByRole('button', { name: 'Start over' }).waitFor()
    expect(await misfits(page, 'button:text-is("Copy link"), button:text-is("Start over")', 'main')).toEqual([])
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Model' }).click()
    expect(await misfits(page, 'label:has(input[name="model"]) span:has(> input)', 'label')).toEqual([])
  })

  test.each(['/rentals', '/custom', '/rental-details?id=1', '/custom-trailer-details?id=1', '/contact', '/faq'])(
    'leave headings whole on %s',
    async (path) => {
      const page = await openLarge(path, SMALL)
      expect(await misfits(page, 'main :is(h1, h2, h3)', 'main')).toEqual([])
      expect(await misfits(page, 'header .name', 'header')).toEqual([])
    },
  )

  test.each([SMALL, PHONE])('leave features and the e-mail address whole on a screen of $width px', async (screen) => {
    const page = await openLarge('/rentals', screen)
    const cut = await page.locator('main .chip').evaluateAll((chips) => {
      const isCut = (chip: Element) =>
        chip.scrollWidth > chip.clientWidth || chip.scrollHeight > chip.clientHeight + LEADING_PX
      const LEADING_PX = 4
      return chips.filter(isCut).length
    })
    expect(cut).toBe(0)
    expect(await tornParts(page, 'footer [data-contact="email"]')).toEqual([])
    await page.goto('/contact')
    await enlarge(page)
    await page.locator('main [data-contact="email"]').waitFor()
    expect(await tornParts(page, '[data-contact="email"]')).toEqual([])
  })

  test.each([SMALL, PHONE])(
    'are whole on the page of a request and its quote, on a screen of $width px',
    async (screen) => {
      const { page } = await open(screen)
      const piece = await newEquipment({ name: 'Convection oven, half size', price: 218_000 })
      const build = await sentBuild(await newModel({ name: 'Large model' }), { equipment_selected: [piece] })
      const delivery = { delivery_required: true, delivery_address: '5 Bay St' }
      const rental = await sentRental(await newTrailer({ name: 'Large kitchen' }), delivery)
      for (const path of [rental.link, `${rental.link}/quote`, build.link, `${build.link}/quote`]) {
        await page.goto(path)
        await enlarge(page)
        expect(await misfits(page, 'main :is(h1, h2, dt, dd, td, th, caption, p:not(:empty))', 'main'), path).toEqual(
          [],
        )
        expect(await tornParts(page, ':is(article > header, footer) :is(span, [data-contact="email"])'), path).toEqual(
          [],
        )
      }
    },
  )

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
  for (const width of [320, 360]) {
    const { page } = await open({ width, height: 800 })
    await page.goto('/build')
    const hidden = await page.locator('header .name').evaluate((name) => name.scrollHeight - name.clientHeight)
    // Letters reach a little out of their line; a hidden one is 18 px.
    expect(hidden, `${width}`).toBeLessThan(5)
  }
})
