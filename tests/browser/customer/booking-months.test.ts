import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstOfMonth, isWeekOver, monthInWords, weeksOfMonth } from '#domain/days'
import { inDays, newTrailer } from '../../api/records.ts'
import { open, SCREENS } from '../support/browser.ts'
import { exclusiveContext } from '../support/contexts.ts'
import { pickDay } from '../support/steps.ts'

const [DESKTOP, PHONE] = SCREENS
/** This month, or the one so many later. */
const month = (later = 0) => firstOfMonth(inDays(0), later)

const weeksAhead = (first: string) => weeksOfMonth(first).filter((week) => !isWeekOver(week, inDays(0)))
/** The number of months on a phone: two at the end of a month. */
const joined = () => (weeksAhead(month()).length <= 2 ? 2 : 1)

async function openCalendar(page: Page): Promise<void> {
  await page.goto(`/rent/${await newTrailer()}`)
  await page.locator('form button[type="submit"]').waitFor()
}

const monthsOf = (page: Page) =>
  page.locator('[role="grid"]').evaluateAll((grids) => grids.map((grid) => grid.getAttribute('aria-labelledby')))

test('on a phone only the month that is shown is there to be drawn, as far as one turns', async () => {
  const { page } = await open(PHONE)
  await openCalendar(page)
  const atFirst = [month(), month(1)].slice(0, joined())
  const later = month(atFirst.length)
  await expect.poll(() => monthsOf(page)).toEqual(atFirst.map((first) => `month-${first}`))
  await page.getByRole('button', { name: 'Later month' }).click()
  await expect.poll(() => monthsOf(page)).toEqual([`month-${later}`])
  await page.getByRole('status').getByText(monthInWords(later), { exact: true }).waitFor()
})

test('the months that a phone shows before the script has run stay as it runs, without the weeks that are past', async () => {
  const path = `/rent/${await newTrailer()}`
  const weeksOn = (page: Page) =>
    page
      .locator('[role="grid"] tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).map((row) => row.textContent))
  const { page: still } = await open(PHONE, { javaScriptEnabled: false })
  await still.goto(path)
  const served = await weeksOn(still)
  const expected = [month(), month(1)].slice(0, joined()).flatMap(weeksAhead)
  expect(served).toHaveLength(expected.length)
  const { page } = await open(PHONE)
  await page.goto(path)
  await expect.poll(async () => (await monthsOf(page)).length).toBe(joined())
  expect(await weeksOn(page)).toEqual(served)
})

test('a wide window shows the weeks that are past too, as numbers that nobody can press', async () => {
  const { page } = await open(DESKTOP)
  await openCalendar(page)
  const grid = page.locator('[role="grid"]').first()
  const ahead = weeksAhead(month())
  expect(await grid.locator('tbody tr:visible').count()).toBe(weeksOfMonth(month()).length)
  expect(await grid.getByRole('row').count()).toBe(1 + ahead.length)
  expect(await grid.locator('[data-day]').count()).toBe(ahead.flat().filter((day) => day !== null).length)
})

test('keys that belong to the browser move no day', async () => {
  const { page } = await open(DESKTOP)
  await openCalendar(page)
  const day = page.locator('[role="grid"] [tabindex="0"]')
  const before = await day.getAttribute('data-day')
  const isLeft = (keys: object) =>
    day.evaluate((cell, init) => {
      const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true, ...init })
      return cell.dispatchEvent(press)
    }, keys)
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) expect(await isLeft(held)).toBe(true)
  expect(await day.getAttribute('data-day')).toBe(before)
  expect(await isLeft({})).toBe(false)
})

test('a window that becomes narrow keeps the month of the day one stands on, and a wide one shows two again', async () => {
  const { page } = await open(DESKTOP)
  await openCalendar(page)
  expect(await monthsOf(page)).toEqual([`month-${month()}`, `month-${month(1)}`])
  await page.locator(`[data-day="${month(1)}"]`).focus()
  await page.setViewportSize(PHONE)
  const left = [month(), month(1)].slice(-joined())
  await expect.poll(() => monthsOf(page)).toEqual(left.map((first) => `month-${first}`))
  expect(await page.locator('[role="grid"] [tabindex="0"]').getAttribute('data-day')).toBe(month(1))
  await page.setViewportSize(DESKTOP)
  await expect.poll(async () => (await monthsOf(page)).length).toBe(2)
})

test('whoever clears the days by keyboard stands in the calendar, where others are chosen', async () => {
  const { page } = await open(DESKTOP)
  await openCalendar(page)
  await pickDay(page, month(1))
  await page.getByRole('button', { name: 'Clear days' }).press('Enter')
  await page.getByText('Pick the first day of your rental.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.matches('[role="grid"] [data-day]'))).toBe(true)
})

test('the calendar begins with the new day where midnight passes while the page is in view', async () => {
  const { page } = await open(DESKTOP)
  await exclusiveContext(page).clock.install()
  await openCalendar(page)
  const headers = { Date: `${inDays(1)}T17:00:00Z` }
  await page.route('**/availability', (route) => route.fulfill({ json: { booked: [] }, headers }))
  await page.clock.fastForward(301_000)
  await expect.poll(() => page.getByLabel('First day').getAttribute('min')).toBe(inDays(1))
})
