import { or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { searchedDigits } from '#domain/phone'
import { PLAIN_LETTERS, plainLetters } from '#domain/plain-letters'
import { matchesText } from './text-search.ts'

const SEPARATORS = [' ', '(', ')', '-', '.', '+', '/'] as const

/**
 * As `matchesText`, for records of a customer: their name is found without its marks, too, and their number however it is
 * written, as a caller's is on the display of a telephone.
 */
export function matchesCustomer(
  q: string | undefined,
  columns: readonly SQLiteColumn[],
  { customer_name, customer_phone }: { customer_name: SQLiteColumn; customer_phone?: SQLiteColumn },
): SQL | undefined {
  if (!q) return undefined
  const digits = customer_phone && searchedDigits(q)
  return or(
    matchesText(q, columns),
    sql`instr(${inPlainLetters(customer_name)}, ${plainLetters(q)}) > 0`,
    digits ? sql`instr(${replaced(customer_phone, SEPARATORS, '')}, ${digits}) > 0` : undefined,
  )
}

// Only a name with a letter beyond ASCII is longer in bytes: the others are spared forty replacements each.
function inPlainLetters(name: SQLiteColumn): SQL {
  const plain = PLAIN_LETTERS.reduce((text, [marked, letter]) => replaced(text, [marked], letter), sql`${name}`)
  return sql`lower(case when length(cast(${name} as blob)) = length(${name}) then ${name} else ${plain} end)`
}

// Ours and in the text of the statement: D1 takes a hundred parameters at most.
function replaced(text: SQL | SQLiteColumn, these: readonly string[], by: string): SQL {
  return these.reduce((rest, one) => sql`replace(${rest}, ${sql.raw(`'${one}'`)}, ${sql.raw(`'${by}'`)})`, sql`${text}`)
}
