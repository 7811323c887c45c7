import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startUnmigrated } from '../../../scripts/product/harness.ts'
import { customTrailers, trailers } from '../../../worker/src/db/schema.ts'
import { inDays } from '../../api/records.ts'
import { product, resetRecords, send } from '../../product.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import { expectNothingElse, expectWords, json } from '../support/failure-steps.ts'

const [DESKTOP, PHONE] = SCREENS

let away: Awaited<ReturnType<typeof startUnmigrated>>

beforeAll(async () => {
  away = await startUnmigrated()
})

afterAll(() => away.harness.close())

/**
 * A page of the site whose database is away. What a page may fetch at any time, even after a story has ended, gets a response: the
 * business record and the site's password have stories of their own.
 */
async function openAway(screen: { width: number; height: number } = DESKTOP) {
  const opened = await open(screen, { baseURL: away.url.href })
  await opened.page.route('**/api/business-info', (route) => json(route, {}))
  await opened.page.route('**/api/auth/password-required', (route) => json(route, { required: false, password: null }))
  return opened
}
/** Where rentals and models stand on the home page. */
const LINEUPS = '#rent, #models'

const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>A proxy speaks' })
test('/rentals says why there is no list and why trying again did not help, and shows the list once it can be read', async () => {
  const { page, consoleErrors } = await openAway()
  const days = '/rentals?from=2030-01-07&to=2030-01-09'
  await page.goto(days)
  await page.getByRole('heading', { name: 'Unable to Load Trailers' }).waitFor()
  await expectWords(page, 'Failed to fetch trailers: 503')
  await expectAccessibleOnBoth(page)
  const again = page.getByRole('link', { name: 'Try Again' })
  expect(await again.getAttribute('href')).toBe(days)
  await again.click()
  await expectWords(page, 'Failed to fetch trailers: 500')
  expect(await again.evaluate((link) => link === document.activeElement)).toBe(true)
  const wrong: [string, (route: Route) => Promise<void>][] = [
    ['Server returned non-JSON response', html],
    ['Invalid response format', (route) => json(route, { success: true })],
    ['Failed to fetch trailers. Wait', (route) => route.abort()],
    ['Invalid response format', (route) => route.fulfill({ contentType: 'application/json', body: '{' })],
  ]
  for (const [words, response] of wrong) {
    await page.route('**/api/trailers/public', response)
    await again.click()
    await expectWords(page, words)
    await page.getByRole('heading', { name: 'Unable to Load Trailers' }).waitFor()
    await page.unroute('**/api/trailers/public')
  }

  const list = await (await send('/rentals')).text()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/trailers/public', async (route) => {
    await answered.promise
    await json(route, { success: true, trailers: [] })
  })
  await page.route(/\/rentals\?/, (route) => route.fulfill({ contentType: 'text/html', body: list }))
  // Without a database its pictures are missing, and would log errors at any time.
  await page.route('**/images/**', (route) => route.fulfill({ status: 204 }))
  await again.click()
  await page.getByRole('status').filter({ hasText: 'Loading trailers' }).waitFor()
  await expectAccessible(page, { within: 'main' })
  answered.resolve()
  await page.getByRole('article').first().waitFor()
  expectNothingElse(consoleErrors)
})

test('a page about one trailer says “Failed to load trailer details” when the database is away', async () => {
  const { page, consoleErrors } = await openAway(PHONE)
  for (const [path, title] of [
    ['/rental-details?id=1', 'Trailer Not Found'],
    ['/rent/1?from=2030-01-07&to=2030-01-09', 'Unable to Load Trailer'],
    ['/custom-trailer-details?id=1', 'Trailer Not Found'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expectWords(page, 'Failed to load trailer details')
    // The page of a model reports it in the same way as that of a trailer.
    if (!path.startsWith('/custom')) await expectAccessible(page, { within: 'main' })
    const again = page.getByRole('link', { name: 'Try Again' })
    expect(new URL((await again.getAttribute('href')) ?? '', page.url()).href).toBe(page.url())
  }
  expectNothingElse(consoleErrors)
})

describe('the home page', () => {
  test('shows examples, marked as such, when its trailers never arrive or fail on the way', async () => {
    const { page, consoleErrors } = await open(DESKTOP)
    await exclusiveContext(page).clock.install()
    const responses = [
      (route: Route) => route.abort(),
      (route: Route) => json(route, { success: false, error: 'no' }, 502),
    ]
    for (const response of responses) {
      await page.route('**/_server-islands/**', response)
      await page.goto('/')
      await page.locator('#rent').getByRole('status').filter({ hasText: 'Loading trailers' }).waitFor()
      // The timeout begins with a script that runs after the first view.
      const examples = page.locator('#rent').getByText('These two examples')
      await expect.poll(() => page.clock.runFor(8000).then(() => examples.isVisible())).toBe(true)
      await expectExamples(page, '#rent', 2)
      await expectExamples(page, '#models', 3)
      await page.unroute('**/_server-islands/**')
    }
    expectNothingElse(consoleErrors)
  })

  test('shows the examples at once when the database is away', async () => {
    const { page, consoleErrors } = await openAway(PHONE)
    await page.goto('/')
    await expectExamples(page, '#rent', 2)
    await expectExamples(page, '#models', 3)
    await expectAccessible(page, { within: LINEUPS })
    expectNothingElse(consoleErrors)
  })
})

async function expectExamples(page: Page, section: string, count: number) {
  const cards = page.locator(section).getByRole('article').filter({ visible: true })
  await expect.poll(() => cards.count()).toBe(count)
  expect(await cards.getByText('Example', { exact: true }).count()).toBe(count)
  if (count === 3) await expectDemoModels(cards)
}

async function expectDemoModels(cards: Locator) {
  expect(await cards.getByRole('heading').allTextContents()).toEqual(["Square 16'", "Airstream 18'", "Retro 20'"])
  const prices = ['$14,450', '$16,350', '$16,550'].map((price) => `Starting from ${price}`)
  expect(await cards.getByText('Starting from').allTextContents()).toEqual(prices)
}

test('/custom shows three examples, marked as such, when the database is away', async () => {
  const { page, consoleErrors } = await openAway(PHONE)
  await page.goto('/custom')
  await expectExamples(page, 'main', 3)
  await expectAccessible(page, { within: 'main' })
  expectNothingElse(consoleErrors)
})

test('a business record that fails leaves the defaults, and no number that nobody answers', async () => {
  const FAILURES: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => json(route, { success: false, error: 'no' }, 500),
    (route) => json(route, { business_name: ' ', phone: '5551234567', city: 'Nowhere' }),
  ]
  const { page, consoleErrors } = await open(PHONE)
  await exclusiveContext(page).clock.install()
  for (const response of FAILURES) {
    const { promise: answered, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/business-info', (route) => response(route).then(resolve))
    await page.goto('/contact')
    // Before this response, the page could not show anything of it that it must not show.
    await answered
    await page.clock.runFor(1000)
    expect(await page.title()).toMatch(/ \| Tampa Food Trailers$/)
    await page.getByRole('contentinfo').getByText('Tampa, Florida').waitFor()
    const shown = await page.locator('body').innerText()
    expect(shown).not.toMatch(/\(000\)|0000|example\.com|Nowhere/)
    expect(await page.locator('a[href^="tel:"], a[href*="wa.me"], a[href^="mailto:"]').count()).toBe(0)
    expect(await page.locator('#chat').getByRole('link').isVisible()).toBe(false)
    await page.unroute('**/api/business-info')
  }
  expectNothingElse(consoleErrors)
})

test('where nothing is for rent or for sale, each page says so', async () => {
  const { db } = await product()
  onTestFinished(resetRecords)
  await db.delete(trailers)
  await db.delete(customTrailers)
  const { page } = await open(PHONE)
  for (const path of [`/rentals?from=${inDays(3)}&to=${inDays(4)}`, '/rentals']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'No Trailers Available' }).waitFor()
    expect(await page.getByRole('button', { name: 'Show available trailers' }).count()).toBe(0)
  }
  await expectWords(page, 'There are currently no trailers available for rental. Please check back later.')
  await page.getByRole('link', { name: 'Contact form' }).waitFor()
  expect(await page.getByRole('link', { name: 'Have one built' }).count()).toBe(0)
  await expectAccessible(page, { within: 'main' })
  await page.goto('/')
  await expectWords(page, 'No rental trailers available at the moment.')
  await expectWords(page, 'No custom trailers available at the moment.')
  await expectAccessible(page, { within: LINEUPS })
  await page.goto('/custom')
  await page.getByRole('heading', { name: 'No Models Available' }).waitFor()
  await expectWords(page, 'No models available at the moment. Please check back later.')
  await page.getByRole('link', { name: 'Contact form' }).waitFor()
  expect(await page.getByRole('link', { name: 'Open the configurator' }).count()).toBe(0)
})
