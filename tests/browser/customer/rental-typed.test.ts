import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, firstOfMonth } from '#domain/days'
import { trailers } from '../../../worker/src/db/schema.ts'
import { call } from '../../api/client.ts'
import { inDays, newTrailer } from '../../api/records.ts'
import { product } from '../../product.ts'
import { open, SCREENS } from '../support/browser.ts'
import { expectWords } from '../support/failure-steps.ts'
import { pickDay } from '../support/steps.ts'
import { fieldsOf, fillIn, START } from './rental-form-steps.ts'

const [, PHONE] = SCREENS

const valuesOf = (page: Page) => Promise.all(Object.values(fieldsOf(page)).map((field) => field.inputValue()))

/** Opens a booking page whose script is held back until the returned function is called. */
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
  // Not its `load`, which waits for that script on a second visit.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return come
}

test('carries the days and the person’s details over to another trailer', async () => {
  const { page } = await open(PHONE)
  await fillIn(page)
  const other = await newTrailer()
  await page.goto(`/rent/${other}`)
  const { name, first, last } = fieldsOf(page)
  await expect.poll(() => name.inputValue()).toBe('Inés Márquez')
  expect([await first.inputValue(), await last.inputValue()]).toEqual([START, START])
  const { db } = await product()
  await db.update(trailers).set({ rental_price_daily: 12_500 }).where(eq(trailers.id, other))
  await page.getByRole('checkbox', { name: 'Bring the trailer to me' }).check()
  await page.getByLabel('Delivery address').fill('12 Bay Street, Tampa')
  const held = await page.evaluateHandle(() => [...document.querySelectorAll<HTMLInputElement>('input, textarea')])
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('heading', { name: /^Request #\d+ is in$/ }).waitFor()
  // After a reload, Firefox restores what fields held when they were removed, and a request could be sent again.
  expect(await held.evaluate((fields) => fields.map(({ value }) => value).join(''))).toBe('')
  await expectWords(page, 'Delivery is not included in this price. We tell you what it costs before you agree.')
  await expectWords(page, 'You saw $100 before: the rates of this trailer were changed meanwhile.')
  // Back from the request's page, the browser may restore this one from its cache.
  const link = await page.getByRole('link', { name: 'Open your request' }).getAttribute('href')
  await call('POST', `/api/requests/${link?.split('/')[2]}/withdraw`)
  // Repeated until it has an effect: Preact runs an effect in a timer after a frame.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      return page.getByRole('heading', { name: 'Choose your days' }).isVisible()
    })
    .toBe(true)
  await page.goto(`/rent/${await newTrailer()}`)
  await page.locator('form button[type="submit"]').waitFor()
  expect(await valuesOf(page)).toEqual(['', '', '', '', '', ''])
})

test('a past day is not complained about while it is typed, since a year begins as 0002, but once its field is left', async () => {
  const { page } = await open(PHONE)
  await page.goto(`/rent/${await newTrailer()}`)
  await page.locator('form button[type="submit"]').waitFor()
  const { first } = fieldsOf(page)
  const note = page.locator('#dates-note')
  const before = await note.innerText()
  await first.fill(inDays(-3))
  expect(await note.innerText()).toBe(before)
  await first.blur()
  await expect.poll(() => note.innerText()).toBe('These days are in the past. Choose a first day from today on.')
  // A press on a day leaves the field, too, and is not lost to another month.
  const pressed = addDays(firstOfMonth(inDays(0), 3), 13)
  await pickDay(page, addDays(pressed, -1))
  await first.fill(inDays(-3))
  await page.locator(`button[data-day="${pressed}"]`).click()
  await expect.poll(() => first.inputValue()).toBe(pressed)
})

test('knows what was corrected with another trailer since', async () => {
  const { page } = await open(PHONE)
  const [one, other] = [await newTrailer(), await newTrailer()]
  await fillIn(page, one)
  await page.goto(`/rent/${other}`)
  const { name, last } = fieldsOf(page)
  await expect.poll(() => name.inputValue()).toBe('Inés Márquez')
  await page.getByLabel('Phone').fill('(813) 555-0199')
  await last.fill(addDays(START, 2))
  await page.goto(`/rent/${one}`)
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('(813) 555-0199')
  expect(await last.inputValue()).toBe(addDays(START, 2))
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
  await first.fill(START)
  come()
  await address.fill('1 Main St')
  expect(await delivery.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expectWords(page, 'Choose the last day of your rental')
  expect(await valuesOf(page)).toEqual(['Early Emma', '', 'Two griddles\nand shade', '1 Main St', START, ''])

  const comeAgain = await openWithout(page, path)
  expect(await valuesOf(page)).toEqual(['', '', '', '', '', ''])
  await email.fill('emma@example.org')
  await special.fill('Three griddles')
  await last.fill(START)
  comeAgain()
  await expect
    .poll(() => valuesOf(page))
    .toEqual(['Early Emma', 'emma@example.org', 'Three griddles', '1 Main St', START, START])
  expect(await delivery.isChecked()).toBe(true)
  // The calendar shows the month they are in.
  await page.locator(`[data-day="${START}"]`).filter({ visible: true }).waitFor()
})
