/** Apostrophes that phones type. */
export const APOSTROPHES = '’‘ʼ'

/** Quotation marks that phones type. */
export const QUOTATION_MARKS = '“”'

/**
 * Letters of other languages that occur in names, by what is typed for them: the database does not fold them itself. Apart from
 * the above, since pages that need only those would load it.
 */
export const MARKED_LETTERS = {
  a: 'áàâãäåÁÀÂÃÄÅ',
  ae: 'æÆ',
  c: 'çÇ',
  d: 'đĐ',
  e: 'éèêëÉÈÊË',
  i: 'íìîïÍÌÎÏ',
  l: 'łŁ',
  n: 'ñÑ',
  o: 'óòôõöøÓÒÔÕÖØ',
  ss: 'ßẞ',
  u: 'úùûüÚÙÛÜ',
} as const

// Those of them that Unicode does not decompose into a letter and its accents.
const UNDECOMPOSED: Record<string, string> = { æ: 'ae', đ: 'd', ł: 'l', ø: 'o', ß: 'ss' }

const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')
const ANY_QUOTATION_MARK = new RegExp(`[${QUOTATION_MARKS}]`, 'g')

/** A text with the apostrophes and quotation marks of a keyboard, as in 16' and 24": phones and tablets type curly ones. */
export function straightQuotes(text: string): string {
  return text.replace(ANY_APOSTROPHE, "'").replace(ANY_QUOTATION_MARK, '"')
}

/** A text in lower case and plain letters and with plain apostrophes, as in “ines o'hara sorensen”. */
export function plainLetters(text: string): string {
  return straightQuotes(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[æđłøß]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
}
