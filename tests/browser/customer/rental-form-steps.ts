import type { Page } from 'playwright-core'
import { firstOfMonth } from '#domain/days'
import { inDays, newTrailer } from '../../api/records.ts'
import { fillRentalCustomer, pickDay } from '../support/steps.ts'

/** The day that `fillIn` chooses: one that the calendar shows at first, or after turning once. */
export const START = firstOfMonth(inDays(0), 1)

/** Opens the booking page of a trailer, a new one by default, and fills in everything required. */
export async function fillIn(page: Page, trailer?: number): Promise<void> {
  await page.goto(`/rent/${trailer ?? (await newTrailer())}`)
  await pickDay(page, START)
  await pickDay(page, START)
  await fillRentalCustomer(page)
}

/** The fields of a request for a rental. */
export function fieldsOf(page: Page) {
  return {
    name: page.getByLabel('Name'),
    email: page.getByLabel('E-mail'),
    special: page.getByLabel('Special requirements'),
    address: page.getByLabel('Delivery address'),
    first: page.getByLabel('First day', { exact: true }),
    last: page.getByLabel('Last day', { exact: true }),
  }
}
