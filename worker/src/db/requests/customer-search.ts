import { or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { searchedDigits } from '#domain/phone'
import { MARKED_LETTERS, plainLetters } from '#domain/plain-letters'
import { matchesText } from '../text-search.ts'

/**
 * Like `matchesText`, for records with a customer: also finds names without their accents, and phone numbers in any format,
 * such as a caller id's.
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
    : sql`instr(${inPlainLetters(customer_name)}, ${plainLetters(q)}) > 0`
  return or(matchesText(q, columns), other)
}

// The replacements are literals in the statement, since D1 allows a hundred parameters.
const FOLDED = [
  [MARKED_LETTERS.a, sql`'a'`],
  [MARKED_LETTERS.c, sql`'c'`],
  [MARKED_LETTERS.e, sql`'e'`],
  [MARKED_LETTERS.i, sql`'i'`],
  [MARKED_LETTERS.n, sql`'n'`],
  [MARKED_LETTERS.o, sql`'o'`],
  [MARKED_LETTERS.u, sql`'u'`],
] as const

// A name that is as long in bytes as in characters is ASCII, and needs none of the forty replacements.
function inPlainLetters(name: SQLiteColumn): SQL {
  const plain = FOLDED.reduce((text, [marked, letter]) => replaced(text, marked, letter), sql`${name}`)
  return sql`lower(case when length(cast(${name} as blob)) = length(${name}) then ${name} else ${plain} end)`
}

function replaced(text: SQL, these: string, by: SQL): SQL {
  return [...these].reduce((rest, one) => sql`replace(${rest}, ${one}, ${by})`, text)
}
