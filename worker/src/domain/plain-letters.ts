/**
 * Accented letters that occur in names, and quotation marks that phones type, by the plain character typed for them: the
 * database does not fold them itself.
 */
export const MARKED_LETTERS = {
  a: 'áàâãäåÁÀÂÃÄÅ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'íìîïÍÌÎÏ',
  n: 'ñÑ',
  o: 'óòôõöÓÒÔÕÖ',
  u: 'úùûüÚÙÛÜ',
  "'": '’‘ʼ',
  '"': '“”',
} as const

const APOSTROPHES = new RegExp(`[${MARKED_LETTERS["'"]}]`, 'g')
const QUOTATION_MARKS = new RegExp(`[${MARKED_LETTERS['"']}]`, 'g')

/** A text with the apostrophes and quotation marks of a keyboard, as in 16' and 24": phones and tablets type curly ones. */
export function straightQuotes(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(QUOTATION_MARKS, '"')
}

/** A text in lower case without accents and with plain apostrophes, as in “ines o'hara”. */
export function plainLetters(text: string): string {
  return straightQuotes(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
