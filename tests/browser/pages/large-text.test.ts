import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newEquipment, newModel, newTrailer, sendBuild, sendRental } from '../../api/records.ts'
import { buildUpTo } from '../configurator/build-steps.ts'
import { open, SCREENS } from '../support/browser.ts'
import { cutOff, enlarge, misfits, onEach, tornParts, whileSpaced } from '../support/word-steps.ts'

const PHONE = SCREENS[1]
const SMALL = { width: 320, height: 568 }
const SMALL_ONES = [SMALL, PHONE]

/** Opens a page and waits for everything it loads. */
async function openWhole(path: string, screen: { width: number; height: number }): Promise<Page> {
  const { page } = await open(screen)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page
}

/** Expects no text to be cut off on a small screen, with default and with wider spacing. */
async function expectNothingCut(page: Page): Promise<void> {
  expect(await cutOff(page)).toEqual([])
  await whileSpaced(page, () =>
    onEach(page, SCREENS, async ({ name }) => expect(await cutOff(page), `spaced on ${name}`).toEqual([])),
  )
}

/** Expects what every page has to be whole on small screens with text twice as large. */
async function expectWhole(page: Page): Promise<void> {
  await onEach(page, SMALL_ONES, async ({ width }) => {
    expect(await cutFeatures(page), `${width} px`).toBe(0)
    expect(await tornParts(page, '[data-contact="email"]'), `${width} px`).toEqual([])
  })
  await page.setViewportSize(SMALL)
  expect(await misfits(page, 'main :is(h1, h2, h3):not(.visually-hidden)', 'main')).toEqual([])
  expect(await misfits(page, 'header .name', 'header')).toEqual([])
}

test.each(['/rentals', '/custom', '/rental-details?id=1', '/custom-trailer-details?id=1', '/contact', '/faq'])(
  'words of %s stay on the screen at four times their size, spaced too, and are whole at twice their size',
  async (path) => {
    const page = await openWhole(path, SMALL)
    await expectNothingCut(page)
    await enlarge(page)
    await expectWhole(page)
  },
)

/** How many features of trailers are cut off by their frame. */
function cutFeatures(page: Page): Promise<number> {
  return page.locator('main .chip').evaluateAll((chips) => {
    const LEADING_PX = 4
    const isCut = (chip: Element) =>
      chip.scrollWidth > chip.clientWidth || chip.scrollHeight > chip.clientHeight + LEADING_PX
    return chips.filter(isCut).length
  })
}

test('the cards of a carousel hold their prices on the screens of phones', async () => {
  const { page } = await open(SMALL)
  await page.goto('/rentals')
  await page
    .getByRole('group', { name: /trailers as$/ })
    .getByRole('button', { name: 'Carousel' })
    .click()
  await page
    .locator('[data-kind="rentals"][data-view="carousel"] dd', { hasText: 'Price on request' })
    .first()
    .waitFor()
  // The highest price that staff can enter, without a trailer that would be in the other stories' lists.
  await page
    .locator('[data-kind="rentals"] dd')
    .first()
    .evaluate((price) => price.replaceChildren('$99,999,999.99'))
  const screens = [320, 360, 390].map((width) => ({ width, height: 800 }))
  await onEach(page, screens, async ({ width }) => {
    expect(await misfits(page, '[data-kind="rentals"] dd', 'dl'), `${width}`).toEqual([])
  })
})

describe('texts of twice their size', () => {
  test('stay on the home page in the board, plates and cards, and in the cards of a carousel', async () => {
    const page = await openWhole('/', SMALL)
    await expectNothingCut(page)
    await enlarge(page)
    await expectWhole(page)
    await onEach(page, SMALL_ONES, async ({ width }) => {
      const on = `${width} px`
      expect(await misfits(page, '[data-count-up] :is(dt, .figure)', 'dl'), on).toEqual([])
      expect(await misfits(page, '.plate', '.plate'), on).toEqual([])
      expect(await misfits(page, 'li .pin', '.pin'), on).toEqual([])
      expect(await misfits(page, 'main h2:not(.visually-hidden), main h3', 'main'), on).toEqual([])
      expect(await misfits(page, '[data-kind="rentals"] dd', 'dl'), on).toEqual([])
      expect(await misfits(page, '[data-shows]', 'trailer-lineup'), on).toEqual([])
    })
    await page.setViewportSize(SMALL)
    await page
      .getByRole('group', { name: /models as$/ })
      .getByRole('button', { name: 'Carousel' })
      .click()
    expect(await misfits(page, '[data-view="carousel"] :is(h3, .badge, .button, .details)', '.card')).toEqual([])
    for (const times of [2, 1.5]) {
      await enlarge(page, times)
      await onEach(page, SMALL_ONES, async ({ width }) => {
        const { left, right } = await page.locator('.sticker').evaluate((tag) => tag.getBoundingClientRect().toJSON())
        expect(left, `${times} times`).toBeGreaterThanOrEqual(0)
        expect(right, `${times} times`).toBeLessThanOrEqual(width)
      })
    }
  })

  test('are whole in the configurator, whose bar shows the whole name of the business on a small phone', async () => {
    const page = await openWhole('/build', SMALL)
    await page.locator('input[name="model"]').first().waitFor()
    await expectNothingCut(page)
    const phones = [320, 360].map((width) => ({ width, height: 800 }))
    await onEach(page, phones, async ({ width }) => {
      const hidden = await page.locator('header .name').evaluate((name) => name.scrollHeight - name.clientHeight)
      // Letters extend a little out of their line; a hidden line is 18 px.
      expect(hidden, `${width}`).toBeLessThan(5)
    })
    await page.setViewportSize(PHONE)
    await buildUpTo(page, "Airstream 18'", '5m', 'Jet Black')
    await page.getByRole('button', { name: 'All equipment' }).click()
    await page.locator('input[type="checkbox"][aria-labelledby]').first().check()
    await enlarge(page)
    const numbers = 'nav[aria-label="Steps"] button > :first-child'
    await onEach(page, SMALL_ONES, async ({ width }) => {
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
    await onEach(page, SMALL_ONES, async ({ width }) => {
      const models = 'label:has(input[name="model"]) span:has(> input)'
      expect(await misfits(page, models, 'label'), `${width} px`).toEqual([])
    })
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Customize Color' }).click()
    for (const times of [2, 1]) {
      await enlarge(page, times)
      await onEach(page, SMALL_ONES, async ({ width }) => {
        const on = `${width} px, text times ${times}`
        expect(await misfits(page, 'label:has([name="color"]) span', 'label'), on).toEqual([])
      })
    }
  })

  test('are whole on the page of a request and its quote', async () => {
    const { page } = await open(SMALL)
    const piece = await newEquipment({ name: 'Convection oven, half size', price: 218_000 })
    const build = await sendBuild(await newModel({ name: 'Large model' }), { equipment_selected: [piece] })
    const delivery = { delivery_required: true, delivery_address: '5 Bay St' }
    const rental = await sendRental(await newTrailer({ name: 'Large kitchen' }), delivery)
    const places = 'main :is(h1, h2, dt, dd, td, th, caption, p:not(:empty))'
    const parts = ':is(article > header, footer) :is(span, [data-contact="email"])'
    for (const path of [rental.link, `${rental.link}/quote`, build.link, `${build.link}/quote`]) {
      await page.goto(path)
      await enlarge(page)
      await onEach(page, SMALL_ONES, async ({ width }) => {
        expect(await misfits(page, places, 'main'), `${path} on ${width} px`).toEqual([])
        expect(await tornParts(page, parts), `${path} on ${width} px`).toEqual([])
      })
    }
  })

  test('leave the name of a month between the buttons that turn it, and as they are leave a date whole in its field', async () => {
    const { page } = await open(SMALL)
    for (const path of ['/rentals', '/rent/1']) {
      await page.goto(path)
      const room = await page.locator('input[type="date"]').evaluateAll((fields: HTMLInputElement[]) =>
        fields.map((field) => {
          const { width } = field.getBoundingClientRect()
          field.style.width = 'max-content'
          const spare = width - field.getBoundingClientRect().width
          field.style.width = ''
          return spare
        }),
      )
      expect(room).toHaveLength(2)
      for (const spare of room) expect(spare).toBeGreaterThanOrEqual(0)
    }
    await enlarge(page)
    await page.waitForLoadState('networkidle')
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
    const page = await openWhole('/faq', { width: 768, height: 900 })
    await enlarge(page)
    expect(await misfits(page, 'footer .brand :is(.name, p:not(.place))', 'footer')).toEqual([])
  })
})
