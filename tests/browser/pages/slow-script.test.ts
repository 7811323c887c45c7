import { expect, test } from 'vitest'
import { addDays } from '#domain/days'
import { newTrailer } from '../../api/records.ts'
import { fieldsOf, START } from '../customer/rental-form-steps.ts'
import { expectAccessible, expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { expectWordsInTheEnd } from '../support/failure-steps.ts'
import { fillRentalCustomer } from '../support/steps.ts'

/** Opens a page whose scripts are held back until they are released. */
async function openWithoutScripts(path: string, screen: (typeof SCREENS)[number] = SCREENS[1]) {
  const { page } = await open(screen)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, letScriptsGo: resolve }
}

test.each([
  ['/contact', 'This form is taking long to load.'],
  ['/rent/', 'This page is taking long to load.'],
  ['/build', 'This page is taking long to load.'],
])('%s says after a while that its script has not loaded', async (start, words) => {
  const { page, consoleErrors } = await open(SCREENS[1])
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(start === '/rent/' ? start + (await newTrailer()) : start)
  await expectWordsInTheEnd(page, words)
  // Whatever the page, it is said in the same colors and width.
  if (start === '/contact') await expectAccessibleOnBoth(page)
  else await expectAccessible(page, { isContrastKnown: true })
  // What is fetched late would otherwise be logged after it was looked for.
  await page.close()
  expect(consoleErrors.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
})

test('a message whose button is pressed before the script runs is sent when it does', async () => {
  const { page, letScriptsGo } = await openWithoutScripts('/contact')
  await page.getByLabel('Name').fill('Early Bird')
  await page.getByLabel('E-mail').fill('early@example.org')
  await page.getByLabel('Message').fill('Is anybody there yet?')
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.click()
  expect(await button.evaluate((element) => getComputedStyle(element).cursor)).toBe('progress')
  letScriptsGo()
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
})

test('a rental whose button is pressed before the script runs is requested when it does, once', async () => {
  const { page, letScriptsGo } = await openWithoutScripts(`/rent/${await newTrailer()}`)
  await fieldsOf(page).first.fill(START)
  await fieldsOf(page).last.fill(START)
  await fillRentalCustomer(page)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('button', { name: 'Send request' }).dblclick()
  letScriptsGo()
  await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
  expect(await page.locator('[data-slow]').count()).toBe(0)
  expect(posts.filter((url) => url.endsWith('/api/rentals'))).toHaveLength(1)
})

test('days that are pressed before the script runs are chosen when it does', async () => {
  const { page, letScriptsGo } = await openWithoutScripts(`/rent/${await newTrailer()}`, SCREENS[0])
  const days = [START, addDays(START, 2)]
  for (const day of days) await page.locator(`[data-day="${day}"]`).click()
  letScriptsGo()
  const { first, last } = fieldsOf(page)
  await expect.poll(async () => [await first.inputValue(), await last.inputValue()]).toEqual(days)
})

test('the calendar turns when the script runs if that was pressed before', async () => {
  const { page, letScriptsGo } = await openWithoutScripts(`/rent/${await newTrailer()}`)
  const months = page.locator('[data-day]')
  const before = await months.first().getAttribute('data-day')
  await page.getByRole('button', { name: 'Later month' }).click()
  letScriptsGo()
  await expect.poll(() => months.first().getAttribute('data-day')).not.toBe(before)
})
