import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, tokenOf } from '../../api/client.ts'
import { newRental, newTrailer } from '../../api/records.ts'
import { expectAccessible, SCREENS } from '../support/browser.ts'
import { edgesOf, expectFocus, expectOnlyRefusals, failure, openSignedIn, tabTo } from '../support/steps.ts'
import { day, free, PATH, start } from './fleet-steps.ts'

const [DESKTOP, PHONE] = SCREENS
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })

async function fill(page: Page, name: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Phone').fill('(813) 555-0177')
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enter request' })

async function approved(trailer: number, first: number, last: number) {
  const { id } = await newRental(trailer, { rental_start_date: day(first), rental_end_date: day(last) })
  await call('PUT', `/api/rentals/${id}/status`, { token: await tokenOf('manager'), body: { status: 'approved' } })
  return id
}

describe('the fleet calendar', () => {
  test('takes a telephone booking from a free gap to an approved bar, by keyboard alone', async () => {
    const trailer = await newTrailer({ name: 'Keyboard Kitchen', buffer_days: 2 })
    const { page } = await openSignedIn(`${PATH}&from=${start}`, 'manager', DESKTOP)
    await page.locator(free(trailer, 10)).waitFor()
    await tabTo(page, '[role="grid"] [tabindex="0"]')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    await expectFocus(page, free(trailer, 1))
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowRight')
    await expectFocus(page, free(trailer, 3))
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expectFocus(page, free(trailer, 5))
    expect(await page.locator('td[aria-selected="true"]').count()).toBe(3)
    await page.keyboard.press('Enter')
    await field(page, 'First day').waitFor()
    expect(await field(page, 'First day').inputValue()).toBe(day(3))
    expect(await field(page, 'Last day').inputValue()).toBe(day(5))
    expect(await field(page, 'Trailer').locator('option:checked').textContent()).toBe('Keyboard Kitchen')
    await fill(page, 'Rosa Parkway')
    await save(page).press('Enter')
    await page.getByText(/^Request #\d+ entered\. It waits for approval\.$/).waitFor()
    await page.getByRole('heading', { name: 'Rosa Parkway' }).waitFor()
    await page.getByText('manager, by phone').waitFor()
    await page.getByRole('link', { name: /^Rosa Parkway, pending/ }).waitFor()
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    const bar = page.getByRole('link', { name: /^Rosa Parkway, approved/ })
    await bar.waitFor()
    await page.getByText('2 days kept free after request').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
    await expectFocus(page, 'a[aria-label^="Rosa Parkway"]')
    await page.keyboard.press('ArrowRight')
    await expectFocus(page, 'td[title^="2 days kept free"]')
    await page.keyboard.press('ArrowRight')
    await expectFocus(page, free(trailer, 8))
  })

  test('lets days of any trailer be chosen with the mouse, says why they cannot be had, and keeps what was typed', async () => {
    const trailer = await newTrailer({ name: 'Taken Tacos', buffer_days: 1 })
    const id = await approved(trailer, 10, 12)
    const last = await newTrailer({ name: 'Last Lunch of the Line' })
    const { page, consoleErrors } = await openSignedIn(`${PATH}&from=${start}`, 'manager', DESKTOP)
    // Limits the page size, as if the fleet did not fit in one response.
    await page.route(/limit=1000/, (route) => route.continue({ url: route.request().url().replace('=1000', '=5') }))
    await page.locator(free(last, 20)).dragTo(page.locator(free(last, 17)))
    await field(page, 'First day').waitFor()
    expect(await field(page, 'First day').inputValue()).toBe(day(17))
    expect(await field(page, 'Last day').inputValue()).toBe(day(20))
    expect(await field(page, 'Trailer').locator('option:checked').textContent()).toBe('Last Lunch of the Line')
    expect(await field(page, 'Trailer').locator('option').count()).toBeGreaterThan(6)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.locator(free(last, 20)).waitFor()

    await page.locator(free(trailer, 8)).click()
    await fill(page, 'Too Late')
    await page
      .getByRole('textbox', { name: 'E-mail', description: /^Leave it empty for a customer who has none/ })
      .waitFor()
    expect(await field(page, 'Delivery address').count()).toBe(0)
    await field(page, 'Delivery').check()
    await save(page).click()
    await page.getByText('Delivery address is required when you ask for delivery').waitFor()
    await field(page, 'Delivery address').fill('12 Bay Street')
    await page.getByText('Free. 1 day: $100.00.').waitFor()
    await field(page, 'Last day').fill(day(9))
    await page.getByText(/^Already booked from .* kept free before and after\)\.$/).waitFor()
    await save(page).click()
    await page.getByText(`Already booked by request #${id}`).waitFor()
    await page.getByText('1 day is kept free between rentals of this trailer.').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Too Late')
    // Focused first, as a person would: leaving the other field validates it before anything is typed here.
    await field(page, 'Last day').focus()
    await field(page, 'Last day').fill(day(8))
    await page.getByText('Free. 1 day: $100.00.').waitFor()
    await save(page).click()
    await page.getByRole('link', { name: /^Too Late, pending/ }).waitFor()
    expectOnlyRefusals(consoleErrors)
  })

  test('lets one of a thousand trailers be searched for', async () => {
    const trailer = await newTrailer({ name: 'Ybor Crêpes' })
    const { page, consoleErrors } = await openSignedIn(`${PATH}&from=${start}`, 'manager', DESKTOP)
    await page.route(/limit=1000/, async (route) => {
      const response = await route.fetch()
      const fleet = await response.json()
      const many = Array.from({ length: 1000 }, (_, at) => ({ ...fleet.trailers[0], id: 1e6 + at, name: `Cart ${at}` }))
      await route.fulfill({ json: { ...fleet, trailers: [...many, ...fleet.trailers] } })
    })
    await page.locator(free(trailer, 8)).click()
    const options = field(page, 'Trailer').locator('option')
    // The one that was chosen in the calendar is there, although it is not among the first.
    expect(await field(page, 'Trailer').locator('option:checked').textContent()).toBe('Ybor Crêpes')
    expect(await options.count()).toBeLessThan(110)
    await field(page, 'Search trailers').fill('cart 99')
    await page.getByText('19 matches. Enter chooses the first, Cart 99.').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    expect(await field(page, 'Trailer').locator('option:checked').textContent()).toBe('Cart 99')
    await field(page, 'Search trailers').fill('tacos of nobody')
    await page.getByText('Nothing matches.').waitFor()
    await page.keyboard.press('Escape')
    await field(page, 'Search trailers').fill('crepes ybor')
    await page.keyboard.press('Enter')
    await fill(page, 'Found Again')
    await save(page).click()
    await page.getByRole('link', { name: /^Found Again, pending/ }).waitFor()
    // The server knows nothing of the thousand.
    expectOnlyRefusals(consoleErrors)
  })

  test('begins a choice of days anew in other weeks, and says what is missing, not known, or asked for by another request', async () => {
    const trailer = await newTrailer({ name: 'Anew Arepas' })
    const unread = await newTrailer({ name: 'Unread Udon' })
    const wanted = await newTrailer({ name: 'Wanted Waffles' })
    const days = { rental_start_date: day(10), rental_end_date: day(12) }
    const { id } = await newRental(wanted, { ...days, customer_name: 'Petra Pending' })
    const { page, consoleErrors } = await openSignedIn(`${PATH}&from=${start}`, 'manager', DESKTOP)
    await page.locator(free(trailer, 10)).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expectFocus(page, free(trailer, 10))
    await page.keyboard.press('PageDown')
    await expectFocus(page, free(trailer, 10, 1))
    for (const number of [11, 12]) {
      await page.keyboard.press('Shift+ArrowRight')
      await expectFocus(page, free(trailer, number, 1))
    }
    expect(await page.locator('td[aria-selected="true"]').count()).toBe(3)
    await page.keyboard.press('Enter')
    expect(await field(page, 'First day').inputValue()).toBe(day(10, 1))
    expect(await field(page, 'Last day').inputValue()).toBe(day(12, 1))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('PageUp')
    await page.locator(free(trailer, 8)).waitFor()

    await page.getByRole('button', { name: 'Enter Request' }).click()
    await save(page).click()
    const first = await edgesOf(page.getByText('First day is required'))
    const last = await edgesOf(page.getByText('Last day is required'))
    // Both on one line.
    expect(last.top).toBe(first.top)
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.route(`**/api/trailers/${unread}/availability`, failure(500, 'The disk is full.'))
    await page.locator(free(unread, 8)).click()
    await page.getByText('Could not check whether it is free and what it costs.').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expectOnlyRefusals(consoleErrors)

    // Taken all the same.
    await page.locator(free(wanted, 8)).click()
    await page.getByText('Free. 1 day: $100.00.').waitFor()
    await field(page, 'Last day').fill(day(10))
    await page.getByText(`Free so far. Petra Pending (#${id}) asks for these days too. 3 days: $300.00.`).waitFor()
    await fill(page, 'Second Caller')
    await save(page).click()
    await page.getByRole('heading', { name: 'Second Caller' }).waitFor()
  })

  test('fits a phone, where a touch begins a request and asks whether to leave it', async () => {
    const trailer = await newTrailer({ name: 'Pocket Pretzels', buffer_days: 1 })
    await approved(trailer, 2, 4)
    const { page } = await openSignedIn(`${PATH}&from=${start}`, 'manager', PHONE)
    await page
      .getByRole('link', { name: /^Nora Field, approved/ })
      .last()
      .waitFor()
    await expectAccessible(page)
    await page.locator(free(trailer, 6)).click()
    await fill(page, 'Pocket Person')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await save(page).click()
    await page.getByRole('heading', { name: 'Pocket Person' }).waitFor()
  })

  test('opens the form in the place of its skeleton, without rising a second time', async () => {
    const { page } = await openSignedIn('/admin/rentals', 'manager', DESKTOP)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const letThrough = Promise.withResolvers<void>()
    await page.route(/limit=1000/, async (route) => {
      await letThrough.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Enter request' }).click()
    const dialog = page.getByRole('dialog')
    const look = () =>
      dialog.evaluate((shown) => ({
        height: shown.getBoundingClientRect().height,
        rises: getComputedStyle(shown).animationName !== 'none',
      }))
    await page.getByText('Loading the trailers').waitFor({ state: 'attached' })
    const before = await look()
    expect(before.rises).toBe(true)
    // In between the page does not even get the focus back, for which all of it would be laid out.
    await page.evaluate(() => {
      addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && !target.closest('dialog')) document.body.dataset.focused = 'page'
      })
    })
    letThrough.resolve()
    await field(page, 'First day').waitFor()
    const after = await look()
    expect(after.rises).toBe(false)
    expect(Math.abs(after.height - before.height)).toBeLessThan(40)
    expect(await page.locator('body[data-focused]').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Enter Request')
  })
})
