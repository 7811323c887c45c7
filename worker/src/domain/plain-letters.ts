/**
 * Accented letters that occur in names, and the apostrophes that telephones write, by the plain one typed for them: the
 * database folds none itself.
 */
export const MARKED_LETTERS = {
  a: 'áàâãäåÁÀÂÃÄÅ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'íìîïÍÎ',
  n: 'ñÑ',
  o: 'óòôõöÓÔÖ',
  u: 'úùûüÚÜ',
  "'": '’‘ʼ',
} as const

/** A text in lower case without accents and with plain apostrophes, as in “ines o'hara”. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .toLowerCase()
}
