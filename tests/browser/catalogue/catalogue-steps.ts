import { gt } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { equipment } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'

let names = 0

/** A name whose number is no part of another name or of a measure such as 7'6", where a search would find it too. */
export const newName = (kind = 'trailer') => `Yard ${kind} n${++names}n`

/** The list of rental trailers that match a search: few cards are as good a test as all of them, and faster to check. */
export function trailerList(q: string): string {
  return `/admin/rental-trailers?${new URLSearchParams({ q })}`
}

/** The form of a trailer over an empty list: cards behind it would cost as much as the form, and are tested in another story. */
export function trailerForm(id: number | string, q = 'nothing behind'): string {
  return `${trailerList(q)}&open=${id}`
}

/** For a file about forms: with all 140 pieces to choose from, each form costs twice as much and tests no more. */
export async function keepFewPieces(): Promise<void> {
  const { db } = await product()
  await db.delete(equipment).where(gt(equipment.id, 30))
}

/** The card of a record, found by its name. */
export function card(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
}

/** A field of the open form. */
export function field(page: Page, label: string) {
  return page.getByRole('dialog').getByLabel(new RegExp(`^${label}\\s*(\\(optional\\))?$`))
}

/** Saves the open form. */
export function save(page: Page): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
}

/** Deletes a record by the button on its card, and says yes. */
export async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

/** The headings of the cards in the list. */
export function cards(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}
