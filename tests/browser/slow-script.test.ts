import { describe, expect, test } from 'vitest'
import { newTrailer } from '../api/records.ts'
import { expectAccessibleOnBoth, open, SCREENS } from './browser.ts'
import { saysInTheEnd } from './failure-steps.ts'
import { fieldsOf, START } from './rental-form-steps.ts'
import { sayWho } from './steps.ts'

/** Opens a page whose scripts arrive when they are let go. */
async function openWithoutScripts(path: string) {
  const { page } = await open(SCREENS[1])
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, letScriptsGo: resolve }
}

const PLACES = [
  ['/contact', 'This form is taking long to load.', '#contact-form button[type="submit"]'],
  ['/rent/', 'This page is taking long to load.', 'form button[type="submit"]'],
  ['/build', 'This page is taking long to load.', 'astro-island:not([ssr])'],
] as const

describe.each(PLACES)('%s', (start, words, alive) => {
  const path = async () => (start === '/rent/' ? start + (await newTrailer()) : start)

  test('says after a while that its script has not loaded', async () => {
    const { page, complaints } = await open(SCREENS[1])
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(await path())
    await saysInTheEnd(page, words)
    await expectAccessibleOnBoth(page)
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })

  test('does not say so once its script has loaded', async () => {
    const { page } = await open(SCREENS[1])
    await page.goto(await path())
    await page.locator(alive).first().waitFor({ state: 'attached' })
    expect(await page.getByText(words).count()).toBe(0)
  })
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
  await sayWho(page)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('button', { name: 'Send request' }).dblclick()
  letScriptsGo()
  await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
  expect(posts.filter((url) => url.endsWith('/api/rentals'))).toHaveLength(1)
})
