import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'

const [DESKTOP, PHONE] = SCREENS
const MOVING = { reducedMotion: 'no-preference' } as const

/** The rentals of a page as a carousel, settled on its first card. */
async function carousel(page: Page, path = '/rentals'): Promise<Locator> {
  // Waits until nothing above can still arrive and move what is about to be pressed.
  await page.goto(path, { waitUntil: 'networkidle' })
  const lineup = page.locator('trailer-lineup[data-kind="rentals"]').first()
  await lineup
    .getByRole('link', { name: /Rent Now/ })
    .first()
    .waitFor()
  await lineup.scrollIntoViewIfNeeded()
  await lineup.getByRole('button', { name: 'Carousel' }).click()
  await expectCentered(lineup, await startOf(lineup))
  return lineup
}

/** The card a carousel begins with. */
const startOf = async (lineup: Locator) => Math.floor((await lineup.locator('[data-card]').count()) / 2)

/** Expects the card at `index` to be active and centered. */
async function expectCentered(lineup: Locator, index: number): Promise<void> {
  const where = () =>
    lineup.evaluate((root) => {
      const cards = [...root.querySelectorAll('[data-card]')]
      const active = cards.findIndex((card) => card.hasAttribute('data-active'))
      const box = cards[active]?.getBoundingClientRect()
      return { active, off: box ? Math.round(Math.abs(box.left + box.width / 2 - document.body.clientWidth / 2)) : -1 }
    })
  await expect.poll(where).toEqual({ active: index, off: expect.toSatisfy((px) => px <= 2) })
}

/** A point on the card after the middle: clicking by name would scroll the card into view, and so to the middle. */
async function besideMiddle(lineup: Locator): Promise<[number, number]> {
  await lineup.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const start = await startOf(lineup)
  const box = await lineup
    .locator('[data-card]')
    .nth(start + 1)
    .boundingBox()
  if (!box) throw new Error('The card beside the middle is not on the screen.')
  return [box.x + 20, box.y + 60]
}

test('a visitor sees the rentals as a carousel whose middle card alone can be used, until the grid comes back whole', async () => {
  const { page } = await open(DESKTOP)
  const home = await carousel(page, '/')
  await home.getByText('View 3+ trailers as').waitFor()
  expect(await home.getByRole('link', { name: /Rent Now/ }).count()).toBe(1)
  const others = (await home.locator('[data-card]').count()) - 1
  expect(await home.getByRole('button', { name: /Scroll to center to rent/ }).count()).toBe(others)
  expect(await home.getByText('Scroll to center to view details').filter({ visible: true }).count()).toBe(others)
  expect(await home.getByRole('button', { name: /, \d of \d/ }).count()).toBe(others + 1)
  expect(await home.getByRole('button', { name: 'Next trailer' }).isVisible()).toBe(true)
  await expectAccessibleOnBoth(page)
  await page.setViewportSize(PHONE)
  expect(await home.getByRole('button', { name: 'Next trailer' }).isVisible()).toBe(false)
  await expectCentered(home, await startOf(home))

  // The choice is remembered for the visit.
  await page.goto('/rentals')
  const lineup = page.locator('trailer-lineup')
  await expect.poll(() => lineup.getAttribute('data-view')).toBe('carousel')
  await lineup.getByRole('button', { name: 'Grid' }).click()
  expect(await page.getByRole('button', { name: /Scroll to center/ }).count()).toBe(0)
  const cards = await lineup.getByRole('article').count()
  await expect.poll(() => lineup.getByRole('link', { name: /Rent Now/ }).count()).toBe(cards)
  await page.reload()
  await page.evaluate(() => customElements.whenDefined('trailer-lineup').then(() => {}))
  expect(await lineup.getAttribute('data-view')).toBe('grid')
  const columns = () =>
    lineup
      .locator('ul')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  for (const [width, most] of [
    [1440, 4],
    [1000, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ ...DESKTOP, width })
    expect(await columns(), `${width} px`).toBe(most)
  }
})

test('three models start at the second after 150 ms, and offer to be configured', async () => {
  const { page } = await open(DESKTOP)
  await exclusiveContext(page).clock.install({ time: 0 })
  await page.goto('/custom')
  const lineup = page.locator('trailer-lineup')
  const carousel = lineup.getByRole('button', { name: 'Carousel' })
  await carousel.waitFor()
  // A word that changed before its ground could not be read meanwhile.
  expect(await carousel.evaluate((button) => getComputedStyle(button).transitionProperty)).toBe(
    'background-color, color',
  )
  await page.clock.pauseAt(60_000)
  await carousel.click()
  const scrolled = () =>
    lineup
      .locator('ul')
      .first()
      .evaluate(({ scrollLeft }) => scrollLeft)
  await page.clock.runFor(149)
  expect(await scrolled()).toBe(0)
  await page.clock.runFor(1)
  expect(await scrolled()).toBeGreaterThan(0)
  await page.clock.resume()
  expect(await lineup.locator('[data-card]').count()).toBe(3)
  await expectCentered(lineup, 1)
  const shown = await lineup.evaluate((root) => {
    const [list, card] = [root.querySelector('ul'), root.querySelector<HTMLElement>('[data-card]')]
    return [list && getComputedStyle(list).scrollSnapType, card?.offsetWidth]
  })
  expect(shown).toEqual(['x mandatory', 350])
  await lineup.getByText('Scroll to center to configure').first().waitFor()
  await expectAccessibleOnBoth(page)
})

describe('a carousel', () => {
  test('follows dots, arrows and the wheel, says where it is, and stops at its ends', async () => {
    const { page } = await open(DESKTOP, MOVING)
    const lineup = await carousel(page)
    const last = (await lineup.locator('[data-card]').count()) - 1
    const dots = lineup.getByRole('button', { name: /, \d of \d/ })
    await dots.first().click()
    await expectCentered(lineup, 0)
    expect(await dots.first().getAttribute('aria-current')).toBe('true')
    await expect.poll(() => lineup.getByRole('status').innerText()).toMatch(/, 1 of \d/)
    expect(await lineup.getByRole('button', { name: 'Previous trailer' }).getAttribute('aria-disabled')).toBe('true')
    await lineup.getByRole('button', { name: 'Previous trailer' }).click({ force: true })
    await expectCentered(lineup, 0)
    await lineup.getByRole('button', { name: 'Next trailer' }).click()
    await expectCentered(lineup, 1)

    await lineup.getByRole('button', { name: new RegExp(`, ${last} of`) }).click()
    await expectCentered(lineup, last - 1)
    await lineup.locator('ul').first().hover()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 120)
    await expectCentered(lineup, last)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    // The browser handles a wheel event only once the previous scroll has settled, so a person keeps turning.
    const turnOn = async () => {
      await page.mouse.wheel(0, 120)
      return page.evaluate(() => scrollY)
    }
    await expect.poll(turnOn).toBeGreaterThan(before)
    await expectCentered(lineup, last)
  })

  test('brings a card to the middle that is pressed beside it or reached by keyboard, which stays in that card', async () => {
    const { page } = await open(DESKTOP, MOVING)
    const lineup = await carousel(page)
    const start = await startOf(lineup)
    await page.mouse.click(...(await besideMiddle(lineup)))
    await expectCentered(lineup, start + 1)
    expect(new URL(page.url()).pathname).toBe('/rentals')

    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    await lineup.getByRole('button', { name: new RegExp(`, ${start + 1} of`) }).click()
    await expectCentered(lineup, start)
    await lineup.getByRole('link', { name: /View Details/ }).focus()
    await page.keyboard.press('Tab')
    await expectCentered(lineup, start + 1)
    await expect.poll(focused).toMatch(/^Rent Now/)
    await page.keyboard.press('ArrowLeft')
    await expectCentered(lineup, start)
    await expect.poll(focused).toMatch(/^View Details/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expectCentered(lineup, start - 1)
  })

  test('follows a touch beside its middle, and a swipe of the list itself, also after a dot was pressed', async () => {
    const { page } = await open(PHONE, { ...MOVING, hasTouch: true })
    const lineup = await carousel(page)
    const start = await startOf(lineup)
    await page.touchscreen.tap(...(await besideMiddle(lineup)))
    await expectCentered(lineup, start + 1)
    expect(new URL(page.url()).pathname).toBe('/rentals')

    const swipe = () =>
      lineup
        .locator('ul')
        .first()
        .evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }))
    await swipe()
    await expectCentered(lineup, 0)
    await lineup.getByRole('button', { name: /, 2 of/ }).click()
    await expectCentered(lineup, 1)
    await expect.poll(() => lineup.getByRole('status').innerText()).toMatch(/, 2 of \d/)
    await swipe()
    await expect.poll(() => lineup.getByRole('status').innerText()).toMatch(/, 1 of \d/)
    await expectCentered(lineup, 0)
  })
})
