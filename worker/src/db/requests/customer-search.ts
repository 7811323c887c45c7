import { or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { searchedDigits } from '#domain/phone-search'
import { containsWords, matchesText, replaced } from '../text-search.ts'

/**
 * Like `matchesText`, for records with a customer: also finds names without their accents and with their words in any order,
 * and phone numbers in any format, such as a caller id's.
 */
export function matchesCustomer(
  q: string | undefined,
  columns: readonly SQLiteColumn[],
  { customer_name, customer_phone }: { customer_name: SQLiteColumn; customer_phone?: SQLiteColumn },
): SQL | undefined {
  if (!q) return undefined
  const digits = customer_phone && searchedDigits(q)
  const other = digits
    ? sql`instr(${replaced(sql`${customer_phone}`, ' ()-.+/', '')}, ${digits}) > 0`
    : sql`${containsWords(customer_name, q)} = 1`
  return or(matchesText(q, columns), other)
}
