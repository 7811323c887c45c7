import { and, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { searchedDigits } from '#domain/phone'
import { MARKED_LETTERS, plainLetters } from '#domain/plain-letters'
import { matchesText } from '../text-search.ts'

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

const FOLDED = [
  [MARKED_LETTERS.a, sql`'a'`],
  [MARKED_LETTERS.c, sql`'c'`],
  [MARKED_LETTERS.e, sql`'e'`],
  [MARKED_LETTERS.i, sql`'i'`],
  [MARKED_LETTERS.n, sql`'n'`],
  [MARKED_LETTERS.o, sql`'o'`],
  [MARKED_LETTERS.u, sql`'u'`],
  [MARKED_LETTERS["'"], sql`''''`],
  [MARKED_LETTERS['"'], sql`'"'`],
] as const

// A name that is as long in bytes as in characters is ASCII, and needs none of the forty replacements.
function inPlainLetters(name: SQLiteColumn): SQL {
  const plain = FOLDED.reduce((text, [marked, letter]) => replaced(text, marked, letter), sql`${name}`)
  return sql`lower(case when length(cast(${name} as blob)) = length(${name}) then ${name} else ${plain} end)`
}

// Letters are literals in the statement, since D1 allows a hundred parameters.
function replaced(text: SQL, these: string, by: SQL): SQL {
  return [...these].reduce((rest, one) => sql`replace(${rest}, ${sql`${one}`.inlineParams()}, ${by})`, text)
}
