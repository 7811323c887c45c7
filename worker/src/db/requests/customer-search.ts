import { and, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { searchedDigits } from '#domain/phone-search'
import { plainLetters } from '#domain/plain-letters'
import { inPlainLetters, matchesText, replaced } from '../text-search.ts'

// A longer text is hardly a name. Each word takes one of the hundred parameters that D1 allows.
const MAX_WORDS = 6

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
    ? sql`instr(${replaced(sql`${customer_phone}`, ' ()-.+/', sql`''`)}, ${digits}) > 0`
    : and(...wordsOf(q).map((word) => sql`instr(${inPlainLetters(customer_name)}, ${word}) > 0`))
  return or(matchesText(q, columns), other)
}

function wordsOf(q: string): string[] {
  const plain = plainLetters(q)
  const words = plain.split(/[\s,]+/).filter(Boolean)
  return words.length > 0 && words.length <= MAX_WORDS ? words : [plain]
}
