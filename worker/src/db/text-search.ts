import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { lowerOf } from '#domain/letter-case'
import { MARKED_LETTERS, plainLetters, straightQuotes } from '#domain/plain-letters'

// Each takes two of the hundred parameters that D1 allows in a statement, and some search two texts. Further non-ASCII letters of a
// search text match only as typed.
const MAX_FORMS = 20

/** True for rows that hold `q` in one of `columns`, and for the one whose number it is, as in “#12”; without a `q` for all. */
export function matchesText(q: string | undefined, columns: readonly SQLiteColumn[]): SQL | undefined {
  const [, number] = /^#\s*(\d{1,15})$/.exec(q ?? '') ?? []
  const id = columns.find(({ primary }) => primary)
  return or(holds(joined(columns), q), number && id ? eq(id, Number(number)) : undefined)
}

/** Like `matchesText`, for the few records of the catalogue and the library: also finds their texts without accents. */
export function matchesPlainText(q: string | undefined, columns: readonly SQLiteColumn[]): SQL | undefined {
  if (!q) return undefined
  return or(matchesText(q, columns), sql`instr(${inPlainLetters(joined(columns))}, ${plainLetters(q)}) > 0`)
}

function joined(columns: readonly SQLiteColumn[]): SQL {
  const texts = columns.map((column) => (column.notNull ? sql`${column}` : sql`ifnull(${column}, '')`))
  return sql.join(texts, sql` || char(10) || `)
}

/**
 * True if `text` contains `sought`, ignoring case, kinds of quotation marks and what keeps a line from breaking, with no wildcards;
 * always true without `sought`. `maxForms` is for a statement that has no room for the usual number of forms.
 */
export function holds(text: SQLWrapper, sought: string | undefined, maxForms = MAX_FORMS): SQL | undefined {
  if (!sought) return undefined
  const [lowered, letters] = bothLowered(...bothSpaced(...bothStraight(text, sought)), maxForms)
  // Not LIKE: `%` and `_` are literal here, and D1 rejects patterns over 50 bytes.
  return sql`instr(${lowered}, ${letters}) > 0`
}

/** True if `text` equals `sought`, ignoring case; an index on `lower(text)` is used if `sought` is ASCII. */
export function isInAnyCase(text: SQLWrapper, sought: string): SQL {
  const [lowered, letters] = bothLowered(text, sought, MAX_FORMS)
  return sql`${lowered} = ${letters}`
}

// Telephones and tablets write other marks than a keyboard, in what they send as in what is sought on them.
function bothStraight(text: SQLWrapper, sought: string): [SQLWrapper, string] {
  const straight = straightQuotes(sought)
  if (!/['"]/.test(straight)) return [text, sought]
  return [QUOTATION_MARKS.reduce((rest, [marked, mark]) => replaced(rest, marked, mark), sql`(${text})`), straight]
}

// Days in words have no-break spaces and word joiners, as texts that were pasted from a web page have: nobody types them.
const UNTYPED = /[\u00a0\u202f\u2060]/g

function bothSpaced(text: SQLWrapper, sought: string): [SQLWrapper, string] {
  const spaced = sought.replace(UNTYPED, (one) => (one === '\u2060' ? '' : ' '))
  // A single word is between spaces of any kind.
  if (spaced === sought && !sought.includes(' ')) return [text, sought]
  return [sql`replace(replace(replace(${text}, char(160), ' '), char(8239), ' '), char(8288), '')`, spaced]
}

function bothLowered(text: SQLWrapper, sought: string, maxForms: number): [SQL, string] {
  const lowers = lowersOf(sought, maxForms)
  let lowered = sql`lower(${text})`
  for (const [form, lower] of lowers) lowered = sql`replace(${lowered}, ${form}, ${lower})`
  const letters = [...sought].map((letter) => lowers.get(letter) ?? (isAscii(letter) ? letter.toLowerCase() : letter))
  return [lowered, letters.join('')]
}

// The lower case of each non-ASCII letter of `text`, in both its forms: SQLite's own `lower` knows only A to Z.
function lowersOf(text: string, maxForms: number): Map<string, string> {
  const letters = [...new Set(text)].filter((letter) => !isAscii(letter))
  const pairs = letters.flatMap((letter) => {
    const lower = lowerOf(letter)
    // A capital may be that of several letters, and is then none of this one: I is also that of ı.
    const forms = [letter, letter.toUpperCase(), ...(lower === 'σ' ? ['ς'] : [])].filter(
      (form) => lowerOf(form) === lower,
    )
    return forms.map((form): [string, string] => [form, lower])
  })
  return new Map([...new Map(pairs)].filter(([form, lower]) => form !== lower).slice(0, maxForms))
}

function isAscii(letter: string): boolean {
  return letter <= '\x7f'
}

const QUOTATION_MARKS = [
  [MARKED_LETTERS["'"], sql`''''`],
  [MARKED_LETTERS['"'], sql`'"'`],
] as const
const FOLDED = [
  [MARKED_LETTERS.a, sql`'a'`],
  [MARKED_LETTERS.c, sql`'c'`],
  [MARKED_LETTERS.e, sql`'e'`],
  [MARKED_LETTERS.i, sql`'i'`],
  [MARKED_LETTERS.n, sql`'n'`],
  [MARKED_LETTERS.o, sql`'o'`],
  [MARKED_LETTERS.u, sql`'u'`],
  ...QUOTATION_MARKS,
] as const

/** `text` as `plainLetters` writes it. What is as long in bytes as in characters is ASCII, and needs none of the forty replacements. */
export function inPlainLetters(text: SQLWrapper): SQL {
  const plain = FOLDED.reduce((rest, [marked, letter]) => replaced(rest, marked, letter), sql`(${text})`)
  return sql`lower(case when length(cast(${text} as blob)) = length(${text}) then ${text} else ${plain} end)`
}

/** `text` with each of the characters `these` replaced; they are literals in the statement, since D1 allows a hundred parameters. */
export function replaced(text: SQL, these: string, by: SQL): SQL {
  return [...these].reduce((rest, one) => sql`replace(${rest}, ${sql`${one}`.inlineParams()}, ${by})`, text)
}
