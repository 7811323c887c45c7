import { expect, test } from 'vitest'
import { monthInWords } from '#domain/days'
import { changeAsStaff } from '../../api/customer-calls.ts'
import { inDays, newRental, newTrailer } from '../../api/records.ts'
import { expectAccessibleOnBoth, open, SCREENS } from '../support/browser.ts'
import { openSignedIn, tabTo } from '../support/steps.ts'
import { translate } from '../support/translate.ts'

test('staff are told in words which request is in the way', async () => {
  const trailer = await newTrailer({ name: 'Wanted twice' })
  const first = await newRental(trailer, { customer_name: 'First Come' })
  const second = await newRental(trailer, { customer_name: 'Second Come' })
  await changeAsStaff(`/api/rentals/${first.id}/status`, { status: 'approved' })
  const { page, consoleErrors } = await openSignedIn(`/admin/rentals?open=${second.id}`, 'manager', SCREENS[1])
  await page.getByRole('button', { name: 'Approve' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Already booked by request' })
  await alert.waitFor()
  await expectAccessibleOnBoth(page)
  await alert.getByRole('link', { name: `#${first.id}` }).click()
  await page.getByRole('heading', { name: 'First Come' }).waitFor()
  // The browser itself notes every refused call.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test('a visitor reaches the confirmation by keyboard alone, on a page that the browser translates', async () => {
  const trailer = await newTrailer({ name: 'Keyboard kitchen' })
  const { page } = await open(SCREENS[0])
  await page.goto(`/rent/${trailer}`)
  await page
    .getByText(monthInWords(inDays(0)))
    .first()
    .waitFor()
  // Keys are ignored until the calendar is hydrated, which shows by the submit button of its form.
  await page.locator('form button[type="submit"]').waitFor()
  await translate(page)
  await page.locator('button[data-day][tabindex="0"]').focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  // This one is the browser's own, for Forward, and moves to no day.
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('$200').first().waitFor()
  expect(await page.getByRole('status').filter({ hasText: '2 days. $200.' }).count()).toBe(1)
  await tabTo(page, page.getByLabel('Name'))
  for (const text of ['Kay Board', 'kay@example.org', '8135550101']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
})
