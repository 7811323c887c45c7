import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

// Two parameters each, of the hundred that a statement takes. No alphabet has more; what is beyond is looked for as typed.
const MOST_PAIRS = 40

/** True for rows with `q` in one of `columns`, in any case; everything matches without a `q`. */
export function matchesText(q: string | undefined, columns: readonly SQLiteColumn[]): SQL | undefined {
  const texts = columns.map((column) => (column.notNull ? sql`${column}` : sql`ifnull(${column}, '')`))
  return holds(sql.join(texts, sql` || char(10) || `), q)
}

/** True where `sought` stands in `text`, in any case and with every letter taken as it is; all match without one. */
export function holds(text: SQLWrapper, sought: string | undefined): SQL | undefined {
  if (!sought) return undefined
  // SQLite's own `lower` knows no letter beyond ASCII.
  const lowered = casePairs(sought).reduce<SQL>(
    (lowering, [upper, lower]) => sql`replace(${lowering}, ${upper}, ${lower})`,
    sql`lower(${text})`,
  )
  // Not LIKE: its wildcards are letters here, and D1 refuses patterns over 50 bytes.
  return sql`instr(${lowered}, ${[...sought].map((letter) => letter.toLowerCase()).join('')}) > 0`
}

// How the letters of a text beyond ASCII may stand elsewhere, and as what they are compared.
function casePairs(text: string): [string, string][] {
  const beyond = [...new Set(text)].filter((letter) => letter > '\x7f')
  return beyond
    .flatMap((letter) =>
      [...new Set([letter, letter.toUpperCase()])].map((one) => [one, letter.toLowerCase()] as const),
    )
    .filter(([one, lower]) => one !== lower)
    .slice(0, MOST_PAIRS)
    .map(([upper, lower]) => [upper, lower])
}
