import { notInArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { trailers } from '../../../worker/src/db/schema.ts'
import { newTrailer } from '../../api/records.ts'
import { product, send } from '../../product.ts'
import { open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'

const [DESKTOP, PHONE] = SCREENS
const SECTIONS = [
  'Roll up',
  'figures',
  'Three steps',
  'Have one built',
  'Trailers for rent',
  'Six reasons to choose us',
  'What our customers say',
  'Not sure',
]

test('the home page shows its eight sections in order on every screen, and its figures in one row where there is room', async () => {
  const { page } = await open(PHONE)
  await page.goto('/')
  await page.getByRole('link', { name: "Configure: Retro 20'", exact: true }).waitFor()
  await page
    .getByRole('link', { name: /Rent Now/ })
    .first()
    .waitFor()
  for (const { width, height } of SCREENS.toReversed()) {
    await page.setViewportSize({ width, height })
    const headings = await page.locator('main').getByRole('heading').filter({ visible: true }).allTextContents()
    const places = SECTIONS.map((words) => headings.findIndex((heading) => heading.includes(words)))
    expect(places, `${width} px`).not.toContain(-1)
    expect(places, `${width} px`).toEqual(places.toSorted((a, b) => a - b))
  }
  expect(await page.locator('#rent').count()).toBe(1)
  expect(await page.getByText('5 out of 5 stars').count()).toBe(3)
  const figures = page.locator('[data-count-up] [data-figure]')
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(5)
    expect(new Set(boxes.map(({ top }) => top)).size, `${width} px`).toBe(1)
    for (const [index, { left }] of boxes.entries()) expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? 0)
  }
  // One that is higher would take the next figure off its rails.
  const labels = page.locator('[data-count-up] dt')
  for (const width of [384, 390, 402, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const heights = await labels.evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(new Set(heights), `${width} px`).toEqual(new Set([36]))
  }
  expect(await figures.allInnerTexts()).toEqual(['10+', '8 to 10', '50', '97%', '10+'])
  // With reduced motion the awning is not shut until it would open.
  const awning = page.locator('.trailer-awning').first()
  expect(await awning.evaluate((drawn) => getComputedStyle(drawn).animationName)).toBe('none')
})

describe('the figures', () => {
  test('count up for 1.2 seconds once 30% of them are in sight', async () => {
    const { page } = await open({ width: 1440, height: 600 }, { reducedMotion: 'no-preference' })
    await exclusiveContext(page).clock.install({ time: 0 })
    await page.goto('/')
    const strip = page.locator('[data-count-up]')
    const share = strip.getByText('%').last()
    expect(await share.innerText()).toBe('97%')
    // The last to get its font: until then what is above the figures may still move them.
    await page.locator('footer[data-fonts]').waitFor()
    await page.clock.pauseAt(10_000)
    await strip.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy({ top: top - innerHeight + height * 0.2, behavior: 'instant' })
    })
    await expect.poll(() => share.innerText()).toBe('0%')
    await page.clock.runFor(3000)
    expect(await share.innerText()).toBe('0%')
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return share.innerText()
      })
      .not.toBe('0%')
    expect(await share.innerText()).not.toBe('97%')
    await page.clock.runFor(1200)
    expect(await share.innerText()).toBe('97%')
  })

  test('stand still with reduced motion', async () => {
    const { page } = await open({ width: 1440, height: 600 })
    await page.goto('/')
    const changes = await page.locator('[data-count-up]').evaluate(async (strip) => {
      let count = 0
      const watch = new MutationObserver((changes) => {
        count += changes.length
      })
      watch.observe(strip, { characterData: true, childList: true, subtree: true })
      strip.scrollIntoView({ block: 'center' })
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
      return count
    })
    expect(changes).toBe(0)
  })

  test('and the other claims are in the page without a script', async () => {
    const home = await (await send('/')).text()
    expect([...home.matchAll(/<[^>]*data-figure[^>]*>([^<]*)</g)].map(([, figure]) => figure?.trim())).toContain('97%')
    const claims = ['trailers delivered', 'weeks average delivery', 'states delivered to', 'first-pass inspections']
    for (const claim of [...claims, 'five-star reviews', 'free 15-minute consult', 'within 2 hours of Tampa'])
      expect(home).toContain(claim)
    // Only a script may take the examples out of their templates: whoever reads without one would take them for trailers to rent.
    expect(home).toContain('Street Kitchen')
    expect(home.replaceAll(/<template.*?<\/template>/gs, '')).not.toContain('Street Kitchen')
  })
})

describe('a yard with few trailers', () => {
  test.each([2, 1])('of %i fills its row with a link to all rentals', async (count) => {
    const { db } = await product()
    const features = ['Griddle', 'Fryer', 'Sink', 'Hood', 'Awning', 'Porch']
    const kept = await Promise.all(Array.from({ length: count }, () => newTrailer({ features })))
    await db.delete(trailers).where(notInArray(trailers.id, kept))
    const { page } = await open(DESKTOP)
    await page.goto('/')
    const lineup = page.locator('#rent trailer-lineup[data-kind]').first()
    await lineup
      .getByRole('link', { name: /Rent Now/ })
      .first()
      .waitFor()
    expect(await lineup.getByText('+2 more features...').count()).toBe(count)
    expect(await lineup.getByText('Available Now').count()).toBe(count)
    const row = await lineup
      .locator('ul')
      .first()
      .evaluate((list) => {
        const boxes = [...list.children].map((item) => item.getBoundingClientRect())
        return {
          tops: boxes.map(({ top }) => top),
          end: boxes.at(-1)?.right,
          whole: list.getBoundingClientRect().right,
        }
      })
    expect(new Set(row.tops).size).toBe(1)
    expect(row.tops).toHaveLength(count + 1)
    expect(row.end).toBe(row.whole)
  })
})
