import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { inDays, newTrailer } from '../../api/records.ts'
import { open, SCREENS } from '../support/browser.ts'
import { holdBack } from '../support/steps.ts'

const MANY = 50
const [, PHONE] = SCREENS

beforeAll(async () => {
  for (let at = 0; at < MANY; at++) await newTrailer({ name: `Many ${at}` })
})

test('a long list of rentals goes on as one scrolls, in both views', async () => {
  const { page } = await open(PHONE)
  await page.goto('/rentals')
  const cards = page.locator('trailer-lineup [data-card]')
  expect(await cards.count()).toBe(20)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBe(40)
  await page.getByRole('heading', { name: 'More than 40 available now' }).waitFor()

  // Until then each card that gets our fonts may move those below it.
  await page.locator('footer[data-fonts]').waitFor()
  const visited = cards.nth(25)
  await visited.scrollIntoViewIfNeeded()
  const topOf = () => visited.evaluate((card) => Math.round(card.getBoundingClientRect().top))
  const top = await topOf()
  await visited.getByRole('link', { name: 'View Details' }).click()
  await page.waitForURL('**/rental-details?id=*')
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(40)
  await expect.poll(topOf).toBe(top)

  // Another list that grows meanwhile has a place of its own, and leaves this one its.
  await page.goto(`/rentals?from=${inDays(300)}&to=${inDays(301)}`)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBe(40)
  await cards.nth(30).getByRole('link', { name: 'View Details' }).click()
  await page.waitForURL('**/rental-details?id=*')
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(40)
  await page.goBack()
  await page.waitForURL('**/rentals')
  await expect.poll(() => cards.count()).toBe(40)
  await expect.poll(topOf).toBe(top)

  await page.getByRole('button', { name: 'Carousel' }).click()
  expect(await page.locator('[data-goes]').count()).toBe(40)
  // Only the cards around the middle, the 21st, are laid out.
  const isLaidOut = (at: number) =>
    cards.nth(at).evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(() => Promise.all([9, 10, 30, 31].map(isLaidOut))).toEqual([false, true, true, false])
  await page.getByRole('link', { name: 'Show more trailers' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(MANY)
  await expect.poll(() => page.locator('[data-card][data-active]').getByRole('heading').textContent()).toMatch(/Many/)
  expect(await page.locator('[data-goes]').count()).toBe(await cards.count())
  expect(await page.getByRole('link', { name: 'Show more trailers' }).count()).toBe(0)
  const all = await cards.count()
  expect(await page.locator('#count').textContent()).toMatch(new RegExp(`^\\s*${all} available now`))

  // If a proxy responds with a page of its own, the list does not end, and its link still works.
  await page.evaluate(() => sessionStorage.clear())
  const proxy = { contentType: 'text/html', body: '<h1>Sign in to this network' }
  await page.route('**/rentals?after=*', (route) => route.fulfill(proxy))
  await page.goto('/rentals')
  const answered = page.waitForResponse('**/rentals?after=*')
  await cards.last().scrollIntoViewIfNeeded()
  await answered
  await page.getByRole('link', { name: 'Show more trailers' }).click()
  await page.waitForURL('**/rentals?after=*')

  // A part that no longer exists leads to the first one, which is not added a second time.
  await page.route('**/rentals?after=*', (route) => route.fulfill({ status: 302, headers: { Location: '/rentals' } }))
  await page.goto('/rentals')
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.getByRole('link', { name: 'Show more trailers' }).count()).toBe(0)
  expect(await cards.count()).toBe(20)
  await page.getByRole('heading', { name: /^20 available now/ }).waitFor()
})

test('whoever comes back to a long list on a slow line, and reads on meanwhile, stays where they are', async () => {
  const { page } = await open(PHONE)
  await page.goto('/rentals')
  const cards = page.locator('trailer-lineup [data-card]')
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBe(40)
  await page.locator('footer[data-fonts]').waitFor()
  await cards.nth(25).getByRole('link', { name: 'View Details' }).click()
  await page.waitForURL('**/rental-details?id=*')
  const letGo = await holdBack(page, '**/rentals?after=*')
  const asked = page.waitForRequest('**/rentals?after=*')
  await page.goBack()
  await asked
  const topOf = () => cards.nth(15).evaluate((card) => Math.round(card.getBoundingClientRect().top))
  const atRest = page.evaluate(() => new Promise((done) => addEventListener('scrollend', done, { once: true })))
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, -3000)
  await atRest
  const before = await topOf()
  letGo()
  await expect.poll(() => cards.count()).toBe(40)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(await topOf()).toBe(before)
})

test('whoever comes back to a carousel finds the card that they left in the middle, also one that had to be asked for', async () => {
  const { page } = await open(PHONE)
  const rentals = page.locator('trailer-lineup[data-kind="rentals"]')
  const cards = rentals.locator('[data-card]')
  const active = rentals.locator('[data-card][data-active]')
  const nameOf = (card: Locator) => card.getByRole('heading').textContent()
  async function leaveFrom(index: number): Promise<string | null> {
    const left = await nameOf(cards.nth(index))
    await rentals.locator(`[data-goes="${index}"]`).evaluate((dot: HTMLElement) => dot.click())
    await expect.poll(() => nameOf(active)).toBe(left)
    await active.getByRole('link', { name: 'View Details' }).click()
    await page.waitForURL('**/rental-details?id=*')
    await page.goBack()
    await active.waitFor()
    return left
  }

  await page.goto(`/rentals?from=${inDays(300)}&to=${inDays(301)}`)
  await page.getByRole('button', { name: 'Carousel' }).click()
  const first = await leaveFrom(1)
  expect(await nameOf(active)).toBe(first)

  await page.getByRole('link', { name: 'Show more trailers' }).click()
  await expect.poll(() => cards.count()).toBe(40)
  const later = await leaveFrom(33)
  await expect.poll(() => cards.count()).toBe(40)
  await expect.poll(() => nameOf(active)).toBe(later)

  // Whoever switches to the carousel anew begins in its middle.
  await page.getByRole('button', { name: 'Grid' }).click()
  await page.getByRole('button', { name: 'Carousel' }).click()
  await expect.poll(() => nameOf(active)).toBe(await nameOf(cards.nth(20)))
})
