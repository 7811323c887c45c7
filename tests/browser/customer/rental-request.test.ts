import { eq } from 'drizzle-orm'
import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/days'
import { rentals, trailers } from '../../../worker/src/db/schema.ts'
import { changeAsStaff } from '../../api/customer-calls.ts'
import { inDays, newRental, newTrailer } from '../../api/records.ts'
import { product } from '../../product.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { expectNothingElse, expectWords, json } from '../support/failure-steps.ts'
import { holdBack, pickDay } from '../support/steps.ts'
import { fieldsOf, fillIn, START } from './rental-form-steps.ts'

const [DESKTOP, PHONE] = SCREENS

describe('/rent', () => {
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
    const { page, consoleErrors } = await open(PHONE)
    const trailer = await newTrailer()
    await fillIn(page, trailer)
    await page.getByLabel('Phone').fill('8135550190')
    for (const [words, response] of FAILURES) {
      await page.route('**/api/rentals', response)
      await page.getByRole('button', { name: 'Send request' }).click()
      const alert = page.getByRole('alert').filter({ hasText: words })
      await alert.waitFor()
      expect(await alert.evaluate((box) => box === document.activeElement)).toBe(true)
      // Whom to call, unless it is the visitor who can mend it.
      const isTheirs = words === 'This address cannot receive mail.'
      expect(await alert.locator('a[href="tel:8135550142"]').count()).toBe(isTheirs ? 0 : 1)
      expect(await page.getByLabel('Name').inputValue()).toBe('Inés Márquez')
      await page.unroute('**/api/rentals')
    }
    // The last response was lost, but the request is stored only once.
    await page.reload()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Inés Márquez')
    const letGo = await holdBack(page, '**/api/rentals')
    await page.getByRole('button', { name: 'Send request' }).click()
    // What was changed now would not go along.
    await page.getByRole('button', { name: 'Sending...' }).waitFor()
    expect(await page.getByLabel('Name').isEditable()).toBe(false)
    expect(await page.getByLabel('Bring the trailer to me').isDisabled()).toBe(true)
    letGo()
    await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
    await expectWords(page, '(813) 555-0190')
    const { db } = await product()
    expect(await db.select({ id: rentals.id }).from(rentals).where(eq(rentals.trailer_id, trailer))).toHaveLength(1)
    expectNothingElse(consoleErrors)
  })

  test('keeps the days it was made with when they cannot be refreshed, names the field that holds too much and leads there, and keeps both days in line when only one has a complaint', async () => {
    const { page, consoleErrors } = await open(PHONE)
    await page.route('**/availability', (route) => route.abort())
    await fillIn(page)
    await expectWords(page, '$100')
    const { name, first, last } = fieldsOf(page)
    await name.fill('Inés '.repeat(21))
    await page.getByRole('button', { name: 'Send request' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'did not go through' })
    await alert.getByRole('link', { name: /^Name: Use at most 100 characters; there are 104 now$/ }).click()
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.locator('#customer_name-error').textContent()).toMatch(/^Use at most/)

    await first.fill(inDays(40))
    await last.fill(inDays(30))
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.locator('#rental_end_date-error').waitFor()
    const [one, other] = [await first.boundingBox(), await last.boundingBox()]
    expect(other).toMatchObject({ y: one?.y, height: one?.height })
    expectNothingElse(consoleErrors)
  })

  test('crosses off the list what is mended, without taking the focus from the field', async () => {
    const { page } = await open(PHONE)
    await page.goto(`/rent/${await newTrailer()}`)
    await page.getByRole('button', { name: 'Send request' }).click()
    const links = page.getByRole('alert').getByRole('link')
    await expect.poll(() => links.count()).toBe(5)
    await links.filter({ hasText: 'Name is required' }).click()
    await page.keyboard.type('Ines')
    await expect.poll(() => links.allTextContents()).not.toContain('Name is required')
    expect(await links.count()).toBe(4)
    const { name, first, last } = fieldsOf(page)
    expect(await name.inputValue()).toBe('Ines')
    await page.getByLabel('E-mail').fill('ines@example.org')
    await page.getByLabel('Phone').fill('8135550123')
    await first.fill(inDays(30))
    await last.fill(inDays(32))
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  test('has icons at the height of their words, and marks the days up to the one pointed at or focused, until the pointer leaves or the last one is chosen', async () => {
    const { page } = await open(DESKTOP)
    await page.goto(`/rent/${await newTrailer({ location: 'Tampa, Florida', size: '5m' })}`)
    // Those of place and size stand beside a link that is taller.
    const facts = page.locator('main header li:has(svg)')
    await facts.first().waitFor()
    const apart = await facts.evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange()
        words.selectNodeContents(item)
        words.setStartAfter(item.querySelector('svg') ?? item)
        const [text, icon] = [words, item.querySelector('svg')].map((one) => one?.getBoundingClientRect())
        return text && icon ? Math.abs(text.top + text.bottom - icon.top - icon.bottom) / 2 : Infinity
      }),
    )
    expect(apart).toHaveLength(2)
    for (const distance of apart) expect(distance).toBeLessThan(2)

    await pickDay(page, START)
    const last = addDays(START, 4)
    const marked = page.locator('td[data-preview]')
    await page.locator(`[data-day="${last}"]`).hover()
    await expect.poll(() => marked.count()).toBe(4)
    await page.getByRole('heading', { name: 'Choose your days' }).hover()
    await expect.poll(() => marked.count()).toBe(0)
    await page.locator(`[data-day="${START}"]`).focus()
    for (let day = 0; day < 4; day++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => marked.count()).toBe(4)
    await page.keyboard.press('Enter')
    await expect.poll(() => marked.count()).toBe(0)
    expect(await page.locator('td[aria-selected="true"]').count()).toBe(5)
  })

  test('says why a day cannot be had each time it is pressed, to screen readers too', async () => {
    const { page } = await open(DESKTOP)
    const trailer = await newTrailer()
    const dates = { rental_start_date: START, rental_end_date: addDays(START, 2) }
    const { id } = await newRental(trailer, dates)
    await changeAsStaff(`/api/rentals/${id}/status`, { status: 'approved' })
    await page.goto(`/rent/${trailer}`)
    const press = () => page.locator(`[data-day="${START}"]`).click({ force: true })
    await pickDay(page, addDays(START, 10))
    await press()
    const note = page.getByRole('status').filter({ hasText: 'is already booked. Choose a free day.' })
    await note.waitFor()
    // A screen reader announces a live region again once something in it changes.
    await note.evaluate((region) => {
      const watch = { childList: true, characterData: true, subtree: true }
      new MutationObserver(() => region.setAttribute('data-announced', '')).observe(region, watch)
    })
    await press()
    await note.and(page.locator('[data-announced]')).waitFor()
  })

  test('keeps chosen days marked in forced colors, and on paper, all on one sheet', async () => {
    const { page } = await open(PHONE, { forcedColors: 'active' })
    await fillIn(page)
    const adjusted = (day: string) =>
      page.locator(`[data-day="${day}"]`).evaluate((button) => getComputedStyle(button).forcedColorAdjust)
    expect([await adjusted(START), await adjusted(addDays(START, 1))]).toEqual(['none', 'auto'])
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
    const day = page.locator(`[data-day="${START}"]`)
    expect(await day.evaluate((button) => getComputedStyle(button).printColorAdjust)).toBe('exact')
    const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }
    const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  test('of a trailer that goes to maintenance meanwhile leads to others, with the days and what was typed', async () => {
    const { page, consoleErrors } = await open(PHONE)
    const trailer = await newTrailer()
    await fillIn(page, trailer)
    const { db } = await product()
    await db.update(trailers).set({ status: 'maintenance' }).where(eq(trailers.id, trailer))
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('alert').filter({ hasText: 'cannot be rented right now' }).waitFor()
    await expectAccessible(page, { within: 'main' })
    await page.locator('form').getByRole('link', { name: 'Rentals on your days' }).click()
    await page.waitForURL(`**/rentals?from=${START}&to=${START}`)
    await page.goto(`/rent/${await newTrailer()}`)
    await expect.poll(() => fieldsOf(page).name.inputValue()).toBe('Inés Márquez')
    expectNothingElse(consoleErrors)
  })

  test('leads back to the rentals that are free on the chosen days', async () => {
    const { page } = await open(PHONE)
    await page.goto(`/rent/${await newTrailer()}`)
    const back = page.getByRole('main').getByRole('link', { name: 'All rentals' })
    expect(await back.getAttribute('href')).toBe('/rentals')
    await pickDay(page, START)
    expect(await back.getAttribute('href')).toBe('/rentals')
    await fieldsOf(page).last.fill(addDays(START, 366))
    await page.getByText('A rental lasts at most 366 days.').first().waitFor()
    expect(await back.getAttribute('href')).toBe('/rentals')
    await fieldsOf(page).last.fill(addDays(START, 2))
    await page.getByRole('main').getByRole('link', { name: 'Rentals on your days' }).click()
    await page.waitForURL(`**/rentals?from=${START}&to=${addDays(START, 2)}`)
    expect(await page.getByLabel('First day').inputValue()).toBe(START)
  })

  const BROKEN = 'export const RentalRequest = () => { throw new Error("Its first look broke") }'
  const breaks = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN })

  test.each<[string, RegExp, (route: Route) => Promise<void>]>([
    ['cannot be had', /dynamically imported module/, (route) => route.abort()],
    ['breaks', /Its first look broke/, breaks],
  ])('says so, and tells staff, where its script %s', async (_, error, response) => {
    const { page, consoleErrors } = await open(PHONE)
    await page.route('**/_astro/rental-request*', response)
    const told = page.waitForRequest('**/api/client-errors')
    await page.goto(`/rent/${await newTrailer()}`)
    await expectWords(page, 'This page did not load completely')
    expect((await told).postDataJSON().message).toMatch(error)
    // It is said in the same way, whatever the cause.
    if (response !== breaks) await expectAccessible(page)
    expectNothingElse(consoleErrors.splice(0).filter((line) => !error.test(line)))
  })
})
