import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayInWords } from '#domain/days'
import { inDays, newTrailer } from '../../api/records.ts'
import { expectAccessible, open, SCREENS } from '../support/browser.ts'
import { edgesOf } from '../support/steps.ts'

const [, PHONE] = SCREENS

// Exact, since days of the calendar are labeled “your last day” as well.
const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('a visitor on a phone asks what is free on the days of a market, and books one of them', async () => {
  const id = await newTrailer({ name: 'Free for the market' })
  const [first, last] = [inDays(40), inDays(42)]
  const { page } = await open(PHONE)
  await page.goto('/rentals')
  await page.getByLabel('First day').fill(first)
  await page.getByLabel('Last day').fill(last)
  await page.getByRole('button', { name: 'Show available trailers' }).click()
  await page.getByRole('heading', { name: `available from ${dayInWords(first)} to ${dayInWords(last)}` }).waitFor()
  expect(await page.getByLabel('First day').inputValue()).toBe(first)
  await expectAccessible(page, { within: 'main' })
  // Back shows the days of the list below, whether the browser reloads the page or has it cached.
  await page.goBack()
  await page.getByRole('heading', { name: 'available now' }).waitFor()
  expect(await page.getByLabel('First day').inputValue()).toBe('')
  await page.getByLabel('First day').fill(last)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await page.getByLabel('First day').inputValue()).toBe('')
  await page.goForward()
  await page.getByRole('link', { name: 'View Details: Free for the market' }).click()
  await page.getByRole('link', { name: 'Book This Rental' }).click()
  await page.getByText('3 days. $300.').waitFor()
  expect(await typed(page, 'Last day').inputValue()).toBe(last)
  // From now on the visitor can change them, and a reload keeps the change.
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await typed(page, 'Last day').fill(inDays(41))
  await page.getByText('2 days. $200.').waitFor()
  const details = page.getByRole('link', { name: 'Details and features' })
  expect(await details.getAttribute('href')).toBe(`/rental-details?id=${id}&from=${first}&to=${inDays(41)}`)
  // Firefox allows a year of five digits, whatever `max` says.
  await typed(page, 'Last day').evaluate((field: HTMLInputElement) => {
    field.value = field.value.replace('-', '0-')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(await page.getByRole('status').filter({ hasText: '2 days. $200.' }).count()).toBe(1)
  await page.reload()
  await page.getByText('2 days. $200.').waitFor()
  // Days in a link take precedence over what was chosen before.
  await page.goto(`/rent/${id}?from=${first}&to=${first}`)
  await page.getByText('1 day. $100.').waitFor()
  await page.getByRole('region', { name: 'Your rental' }).getByText('$100', { exact: true }).waitFor()
})

test('on a tablet the days, their button and the link that clears them stand in one row', async () => {
  const { page } = await open({ width: 768, height: 900 })
  await page.goto(`/rentals?from=${inDays(40)}&to=${inDays(42)}`)
  const last = await edgesOf(typed(page, 'Last day'))
  const link = page.getByRole('link', { name: 'Clear days' })
  const clear = await edgesOf(link)
  expect(clear.bottom).toBe(last.bottom)
  // Narrower, the link wraps with the button.
  await page.setViewportSize({ width: 700, height: 900 })
  const button = await edgesOf(page.getByRole('button', { name: 'Show available trailers' }))
  expect((await edgesOf(link)).bottom).toBe(button.bottom)
})

test('without JavaScript days that cannot be had are refused where they were typed', async () => {
  const { page, consoleErrors } = await open(PHONE, { javaScriptEnabled: false })
  await page.goto(`/rentals?from=${inDays(5)}&to=${inDays(4)}`)
  expect(await page.getByRole('alert').textContent()).toContain('The last day is before the first day.')
  expect(await page.getByLabel('First day').inputValue()).toBe(inDays(5))
  await page.getByLabel('Last day').fill(inDays(6))
  await page.getByRole('button', { name: 'Show available trailers' }).click()
  await page.getByRole('link', { name: 'Clear days' }).click()
  await page.getByRole('heading', { name: 'available now' }).waitFor()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 400')])
})
