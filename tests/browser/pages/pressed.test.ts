import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newTrailer } from '../../api/records.ts'
import { open, SCREENS } from '../support/browser.ts'
import { openSignedIn } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS

const opacity = (place: Locator) => place.evaluate((shown) => Number(getComputedStyle(shown).opacity))
const groundOf = (place: Locator) => place.evaluate((shown) => getComputedStyle(shown).backgroundColor)
// Or are canceled: something else may begin meanwhile.
const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })

async function expectGivesWay(page: Page, place: Locator): Promise<void> {
  await place.hover()
  expect(await opacity(place)).toBe(1)
  await page.mouse.down()
  expect(await opacity(place)).toBeLessThan(0.8)
  // Released elsewhere, so that nothing opens.
  await page.mouse.move(1, 1)
  await page.mouse.up()
  expect(await opacity(place)).toBe(1)
}

test('what a visitor presses shows it while it is held down', async () => {
  const { page } = await open(DESKTOP)
  await page.goto('/rentals')
  await expectGivesWay(page, page.getByRole('link', { name: 'Rent Now' }).first())
  await expectGivesWay(page, page.getByRole('button', { name: 'Show available trailers' }))
})

test('what staff press shows it too', async () => {
  const { page } = await openSignedIn('/admin/rentals', 'manager', DESKTOP)
  await expectGivesWay(page, page.getByRole('button', { name: 'Refresh' }))
  await expectGivesWay(page, page.getByRole('button', { name: 'Enter Request' }))
})

test('what cannot be pressed does not', async () => {
  const { page } = await open(DESKTOP)
  await page.goto(`/rent/${await newTrailer()}`)
  const earlier = page.getByRole('button', { name: 'Earlier month' })
  await earlier.hover({ force: true })
  await page.mouse.down()
  expect(await opacity(earlier)).toBe(1)
  await page.mouse.up()

  await page.goto('/build')
  const back = page.getByRole('button', { name: 'Back' })
  const before = await groundOf(back)
  await back.hover({ force: true })
  await animationsEnd(page)
  expect(await groundOf(back)).toBe(before)
})

test('what a finger leaves hovered looks as before', async () => {
  const { page } = await open(PHONE, { hasTouch: true, isMobile: true })
  await page.goto(`/rental-details?id=${await newTrailer()}`)
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).last()
  const before = await groundOf(contact)
  // As a tap leaves it, but with a place that does not depend on when the page comes to rest.
  await contact.hover()
  await expect.poll(() => contact.evaluate((link) => link.matches(':hover'))).toBe(true)
  expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false)
  await animationsEnd(page)
  expect(await groundOf(contact)).toBe(before)
})
