import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { firstOfMonth } from '#domain/days'
import { inDays, newTrailer } from '../api/records.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { expectNothingElse, json, says } from './failure-steps.ts'
import { pickDay, sayWho } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('/rent', () => {
  const start = firstOfMonth(inDays(0), 1)

  async function ready(page: Page) {
    await page.goto(`/rent/${await newTrailer()}`)
    await pickDay(page, start)
    await pickDay(page, start)
    await sayWho(page)
  }

  const FAILURES: [string, (route: Route) => Promise<void>][] = [
    ['Failed to send request. Please try again.', (route) => route.abort()],
    ['It is us.', (route) => json(route, { success: false, error: 'It is us.' }, 500)],
    [
      'Failed to send request. Please try again.',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway' }),
    ],
    [
      'Too many requests. Please try again in 30 seconds.',
      (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '30' }, body: '' }),
    ],
    [
      'This address cannot receive mail.',
      (route) => {
        const issues = [{ path: 'customer_email', message: 'This address cannot receive mail.' }]
        return json(route, { success: false, error: 'Invalid', issues }, 400)
      },
    ],
  ]

  test('says so and keeps what was typed whenever the network, a proxy or the server fails or finds fault', async () => {
    const { page, complaints } = await open(PHONE)
    await ready(page)
    for (const [words, answer] of FAILURES) {
      await page.route('**/api/rentals', answer)
      await page.getByRole('button', { name: 'Send request' }).click()
      const alert = page.getByRole('alert').filter({ hasText: words })
      await alert.waitFor()
      expect(await alert.evaluate((box) => box === document.activeElement)).toBe(true)
      expect(await page.getByLabel('Name').inputValue()).toBe('Inés Márquez')
      await page.unroute('**/api/rentals')
    }
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    expectNothingElse(complaints)
  })

  test('keeps whatever was typed and ticked before its script came', async () => {
    const { page } = await open(PHONE)
    let come = () => {}
    const late = new Promise<void>((done) => {
      come = done
    })
    await page.route('**/_astro/rental-request*', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(`/rent/${await newTrailer()}`)
    await page.getByLabel('Name').fill('Early Emma')
    await page.getByLabel('Special requirements').fill('Two griddles\nand shade')
    await page.getByRole('checkbox', { name: 'Bring the trailer to me' }).check()
    come()
    await page.getByLabel('Delivery address').fill('1 Main St')
    expect(await page.getByLabel('Name').inputValue()).toBe('Early Emma')
    expect(await page.getByLabel('Special requirements').inputValue()).toBe('Two griddles\nand shade')
    expect(await page.getByRole('checkbox', { name: 'Bring the trailer to me' }).isChecked()).toBe(true)
  })

  const BROKEN = 'export const RentalRequest = () => { throw new Error("Its first look broke") }'

  test.each<[string, RegExp, (route: Route) => Promise<void>]>([
    ['cannot be had', /dynamically imported module/, (route) => route.abort()],
    ['breaks', /Its first look broke/, (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN })],
  ])('says so, and tells staff, where its script %s', async (_, error, answer) => {
    const { page, complaints } = await open(PHONE)
    await page.route('**/_astro/rental-request*', answer)
    const told = page.waitForRequest('**/api/client-errors')
    await page.goto(`/rent/${await newTrailer()}`)
    await says(page, 'This page did not load completely')
    expect((await told).postDataJSON().message).toMatch(error)
    await expectAccessible(page)
    expectNothingElse(complaints.splice(0).filter((line) => !error.test(line)))
  })

  test('stands with the days it was made with when the fresh ones cannot be asked for', async () => {
    const { page, complaints } = await open(DESKTOP)
    await page.route('**/availability', (route) => route.abort())
    await ready(page)
    await says(page, '$100.00')
    await expectAccessible(page)
    expectNothingElse(complaints)
  })
})
