import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { lowerOf } from '#domain/letter-case'
import { APOSTROPHES, MARKED_LETTERS, plainLetters, QUOTATION_MARKS, straightQuotes } from '#domain/plain-letters'

// Each form takes two of the hundred parameters that D1 allows in a statement, and some statements search two texts. Non-ASCII
// letters beyond this limit match only as typed.
const MAX_FORMS = 20

// A longer text is hardly a search for words. Each of them takes one of these parameters.
const MAX_WORDS = 6

/** True for rows with `q` in one of `columns`, and for the row with that id if `q` is like “#12”; no condition without `q`. */
export function matchesText(q: string | undefined, columns: readonly SQLiteColumn[]): SQL | undefined {
  const [, number] = /^#\s*(\d{1,15})$/.exec(q ?? '') ?? []
  const id = columns.find(({ primary }) => primary)
  return or(containsText(joined(columns), q), number && id ? eq(id, Number(number)) : undefined)
}

/**
 * Like `matchesText`, for the few records of the catalogue and the library: also finds their texts without accents and with the
 * words of `q` in any order.
 */
export function matchesPlainText(q: string | undefined, columns: readonly SQLiteColumn[]): SQL | undefined {
  if (!q) return undefined
  // An id is found alone, but is none of the words: “Taco 2” would find every taco trailer whose id has a 2.
  const texts = columns.filter(({ dataType }) => dataType === 'string')
  return or(matchesText(q, columns), sql`${containsWords(joined(texts), q)} = 1`)
}

/** 1 if `text` contains every word of `q`, in any order and without accents, else 0. */
export function containsWords(text: SQLWrapper, q: string): SQL {
  const found = wordsOf(q).map((word) => sql`instr(${withPlainLetters(text)}, ${word})`)
  // Not a chain of AND, which would be one level deeper with each word.
  return sql`min(1, ${sql.join(found, sql`, `)})`
}

function wordsOf(q: string): string[] {
  const plain = plainLetters(q)
  const words = plain.split(/[\s,]+/).filter(Boolean)
  return words.length > 0 && words.length <= MAX_WORDS ? words : [plain]
}

function joined(columns: readonly SQLiteColumn[]): SQL {
  const texts = columns.map((column) => (column.notNull ? sql`${column}` : sql`ifnull(${column}, '')`))
  return sql.join(texts, sql` || char(10) || `)
}

/**
 * True if `text` contains `sought`, ignoring case, styles of quotation marks and no-break characters, with no wildcards; no
 * condition without `sought`. `maxForms` is for a statement that has no room for the usual number of forms.
 */
export function containsText(text: SQLWrapper, sought: string | undefined, maxForms = MAX_FORMS): SQL | undefined {
  if (!sought) return undefined
  const [lowered, letters] = bothLowered(...bothSpaced(...bothStraight(text, sought)), maxForms)
  // Not LIKE: `%` and `_` are literal here, and D1 rejects patterns over 50 bytes.
  return sql`instr(${lowered}, ${letters}) > 0`
}

/** True if `text` equals `sought`, ignoring case; an index on `lower(text)` is used if `sought` is ASCII. */
export function equalsIgnoringCase(text: SQLWrapper, sought: string): SQL {
  const [lowered, letters] = bothLowered(text, sought, MAX_FORMS)
  return sql`${lowered} = ${letters}`
}

// Phones and tablets type curly quotation marks, both in stored texts and in searches.
function bothStraight(text: SQLWrapper, sought: string): [SQLWrapper, string] {
  const straight = straightQuotes(sought)
  if (!/['"]/.test(straight)) return [text, sought]
  return [QUOTES.reduce((rest, [marked, plain]) => replaced(rest, marked, plain), sql`(${text})`), straight]
}

// Formatted days, and texts pasted from web pages, contain no-break spaces and word joiners, which nobody types.
const UNTYPED = /[\u00a0\u202f\u2060]/g

function bothSpaced(text: SQLWrapper, sought: string): [SQLWrapper, string] {
  const spaced = sought.replace(UNTYPED, (one) => (one === '\u2060' ? '' : ' '))
  // The kind of spaces around a single word does not matter.
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
    // A capital of several letters counts only for its own lower case: I is also the capital of ı.
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

const QUOTES = [
  [APOSTROPHES, "'"],
  [QUOTATION_MARKS, '"'],
] as const
// Each letter is one more level of the expression, of which D1 allows a hundred: a search of six columns takes 83
// (tests/api/search-depth.test.ts).
const FOLDED = [...Object.entries(MARKED_LETTERS).map(([plain, marked]) => [marked, plain] as const), ...QUOTES]

/** `text` as `plainLetters` writes it. A text with as many bytes as characters is ASCII and skips the sixty replacements. */
export function withPlainLetters(text: SQLWrapper): SQL {
  const plain = FOLDED.reduce((rest, [marked, letter]) => replaced(rest, marked, letter), sql`(${text})`)
  return sql`lower(case when length(cast(${text} as blob)) = length(${text}) then ${text} else ${plain} end)`
}

/**
 * `text` with each of the characters `these` replaced by `plain`; all are literals in the statement, since D1 allows only a
 * hundred parameters.
 */
export function replaced(text: SQL, these: string, plain: string): SQL {
  return [...these].reduce((rest, one) => sql`replace(${rest}, ${literal(one)}, ${literal(plain)})`, text)
}

function literal(text: string): SQL {
  return sql`${text}`.inlineParams()
}
