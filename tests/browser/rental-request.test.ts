import { eq } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, firstOfMonth } from '#domain/days'
import { rentals, trailers } from '../../worker/src/db/schema.ts'
import { inDays, newTrailer } from '../api/records.ts'
import { product } from '../product.ts'
import { expectAccessible, open, SCREENS } from './browser.ts'
import { expectNothingElse, json, says } from './failure-steps.ts'
import { pickDay, sayWho } from './steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('/rent', () => {
  const start = firstOfMonth(inDays(0), 1)

  async function ready(page: Page, trailer?: number) {
    await page.goto(`/rent/${trailer ?? (await newTrailer())}`)
    await pickDay(page, start)
    await pickDay(page, start)
    await sayWho(page)
  }

  const FAILURES: [string, (route: Route) => Promise<void>][] = [
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
    [
      'Failed to send request. Please try again.',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
    ],
  ]

  test('says so and keeps what was typed whenever the network, a proxy or the server fails or finds fault', async () => {
    const { page, complaints } = await open(PHONE)
    const trailer = await newTrailer()
    await ready(page, trailer)
    await page.getByLabel('Phone').fill('8135550190')
    for (const [words, answer] of FAILURES) {
      await page.route('**/api/rentals', answer)
      await page.getByRole('button', { name: 'Send request' }).click()
      const alert = page.getByRole('alert').filter({ hasText: words })
      await alert.waitFor()
      expect(await alert.evaluate((box) => box === document.activeElement)).toBe(true)
      expect(await page.getByLabel('Name').inputValue()).toBe('Inés Márquez')
      await page.unroute('**/api/rentals')
    }
    // The answer to the last one was lost, and it is stored once all the same.
    await page.reload()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Inés Márquez')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    await says(page, '(813) 555-0190')
    const { db } = await product()
    expect(await db.select({ id: rentals.id }).from(rentals).where(eq(rentals.trailer_id, trailer))).toHaveLength(1)
    expectNothingElse(complaints)
  })

  const fieldsOf = (page: Page) => ({
    name: page.getByLabel('Name'),
    email: page.getByLabel('E-mail'),
    special: page.getByLabel('Special requirements'),
    address: page.getByLabel('Delivery address'),
    first: page.getByLabel('First day', { exact: true }),
    last: page.getByLabel('Last day', { exact: true }),
  })

  const valuesOf = (page: Page) => Promise.all(Object.values(fieldsOf(page)).map((field) => field.inputValue()))

  /** Opens a page to book whose script waits until it is told to come. */
  async function openWithout(page: Page, path: string) {
    let come = () => {}
    const late = new Promise<void>((done) => {
      come = done
    })
    await page.unroute('**/_astro/rental-request*')
    await page.route('**/_astro/rental-request*', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(path)
    return come
  }

  test('marks the days up to the one pointed at or focused, until the pointer leaves or the last one is chosen', async () => {
    const { page } = await open(DESKTOP)
    await page.goto(`/rent/${await newTrailer()}`)
    await pickDay(page, start)
    const last = addDays(start, 4)
    const marked = page.locator('td[data-preview]')
    await page.locator(`[data-day="${last}"]`).hover()
    await expect.poll(() => marked.count()).toBe(4)
    await page.getByRole('heading', { name: 'Choose your days' }).hover()
    await expect.poll(() => marked.count()).toBe(0)
    await page.locator(`[data-day="${start}"]`).focus()
    for (let day = 0; day < 4; day++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => marked.count()).toBe(4)
    await page.keyboard.press('Enter')
    await expect.poll(() => marked.count()).toBe(0)
    expect(await page.locator('td[aria-selected="true"]').count()).toBe(5)
  })

  test('keeps chosen days marked in forced colors, and on paper, all on one sheet', async () => {
    const { page } = await open(PHONE, { forcedColors: 'active' })
    await ready(page)
    const adjusted = (day: string) =>
      page.locator(`[data-day="${day}"]`).evaluate((button) => getComputedStyle(button).forcedColorAdjust)
    expect([await adjusted(start), await adjusted(addDays(start, 1))]).toEqual(['none', 'auto'])
    const edges = await page.locator('.badge').evaluate((badge) => {
      const dot = getComputedStyle(badge, '::before')
      return [dot.borderTopWidth !== '0px', getComputedStyle(badge).outlineStyle, dot.borderTopColor]
    })
    expect(edges).toEqual([
      true,
      'solid',
      await page.locator('.badge').evaluate((badge) => getComputedStyle(badge).color),
    ])
    await page.emulateMedia({ forcedColors: 'none', media: 'print' })
    const day = page.locator(`[data-day="${start}"]`)
    expect(await day.evaluate((button) => getComputedStyle(button).printColorAdjust)).toBe('exact')
    const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }
    const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  test('carries the days and the person’s details over to another trailer', async () => {
    const { page } = await open(PHONE)
    await ready(page)
    const other = await newTrailer()
    await page.goto(`/rent/${other}`)
    const { name, first, last } = fieldsOf(page)
    await expect.poll(() => name.inputValue()).toBe('Inés Márquez')
    expect([await first.inputValue(), await last.inputValue()]).toEqual([start, start])
    const { db } = await product()
    await db.update(trailers).set({ rental_price_daily: 12_500 }).where(eq(trailers.id, other))
    await page.getByRole('checkbox', { name: 'Bring the trailer to me' }).check()
    await page.getByLabel('Delivery address').fill('12 Bay Street, Tampa')
    const held = await page.evaluateHandle(() => [...document.querySelectorAll<HTMLInputElement>('input, textarea')])
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    // Firefox gives back after a reload what fields held when they were taken away, and a request could be sent again.
    expect(await held.evaluate((fields) => fields.map(({ value }) => value).join(''))).toBe('')
    await says(page, 'Delivery is not in this price. We tell you what it costs before you agree.')
    await says(page, 'You saw $100 before: the rates of this trailer were changed meanwhile.')
    await page.goto(`/rent/${await newTrailer()}`)
    await page.locator('form button[type="submit"]').waitFor()
    expect(await valuesOf(page)).toEqual(['', '', '', '', '', ''])
  })

  test('knows what was corrected with another trailer since', async () => {
    const { page } = await open(PHONE)
    const [one, other] = [await newTrailer(), await newTrailer()]
    await ready(page, one)
    await page.goto(`/rent/${other}`)
    const { name, last } = fieldsOf(page)
    await expect.poll(() => name.inputValue()).toBe('Inés Márquez')
    await page.getByLabel('Phone').fill('(813) 555-0199')
    await last.fill(addDays(start, 2))
    await page.goto(`/rent/${one}`)
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('(813) 555-0199')
    expect(await last.inputValue()).toBe(addDays(start, 2))
  })

  test('of a trailer that goes to maintenance meanwhile leads to others, with the days and what was typed', async () => {
    const { page, complaints } = await open(PHONE)
    const trailer = await newTrailer()
    await ready(page, trailer)
    const { db } = await product()
    await db.update(trailers).set({ status: 'maintenance' }).where(eq(trailers.id, trailer))
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('alert').filter({ hasText: 'cannot be rented right now' }).waitFor()
    await expectAccessible(page)
    await page.locator('form').getByRole('link', { name: 'Rentals on your days' }).click()
    await page.waitForURL(`**/rentals?from=${start}&to=${start}`)
    await page.goto(`/rent/${await newTrailer()}`)
    await expect.poll(() => fieldsOf(page).name.inputValue()).toBe('Inés Márquez')
    expectNothingElse(complaints)
  })

  test('leads back to the rentals that are free on the chosen days', async () => {
    const { page } = await open(PHONE)
    await page.goto(`/rent/${await newTrailer()}`)
    const back = page.getByRole('main').getByRole('link', { name: 'All rentals' })
    expect(await back.getAttribute('href')).toBe('/rentals')
    await pickDay(page, start)
    expect(await back.getAttribute('href')).toBe('/rentals')
    await pickDay(page, addDays(start, 2))
    await page.getByRole('main').getByRole('link', { name: 'Rentals on your days' }).click()
    await page.waitForURL(`**/rentals?from=${start}&to=${addDays(start, 2)}`)
    expect(await page.getByLabel('First day').inputValue()).toBe(start)
  })

  test('keeps whatever was typed, ticked and chosen before its script came, beside what was before a reload', async () => {
    const { page } = await open(PHONE)
    const path = `/rent/${await newTrailer()}`
    const { name, email, special, address, first, last } = fieldsOf(page)
    const delivery = page.getByRole('checkbox', { name: 'Bring the trailer to me' })
    const come = await openWithout(page, path)
    await name.fill('Early Emma')
    await special.fill('Two griddles\nand shade')
    await delivery.check()
    await first.fill(start)
    come()
    await address.fill('1 Main St')
    expect(await delivery.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Send request' }).click()
    await says(page, 'Choose the last day of your rental')
    expect(await valuesOf(page)).toEqual(['Early Emma', '', 'Two griddles\nand shade', '1 Main St', start, ''])

    const comeAgain = await openWithout(page, path)
    expect(await valuesOf(page)).toEqual(['', '', '', '', '', ''])
    await email.fill('emma@example.org')
    await special.fill('Three griddles')
    await last.fill(start)
    comeAgain()
    await expect
      .poll(() => valuesOf(page))
      .toEqual(['Early Emma', 'emma@example.org', 'Three griddles', '1 Main St', start, start])
    expect(await delivery.isChecked()).toBe(true)
    // The calendar shows the month they are in.
    await page.locator(`[data-day="${start}"]`).filter({ visible: true }).waitFor()
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

  test('keeps the days that the page was made with when they cannot be refreshed', async () => {
    const { page, complaints } = await open(DESKTOP)
    await page.route('**/availability', (route) => route.abort())
    await ready(page)
    await says(page, '$100')
    await expectAccessible(page)
    expectNothingElse(complaints)
  })
})
