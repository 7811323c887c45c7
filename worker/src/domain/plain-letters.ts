/** Accented letters that occur in names, by the plain one typed for them: the database folds none itself. */
export const MARKED_LETTERS = {
  a: 'áàâãäåÁÀÂÃÄÅ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'íìîïÍÎ',
  n: 'ñÑ',
  o: 'óòôõöÓÔÖ',
  u: 'úùûüÚÜ',
} as const

/** A text in lower case without accents, as in “ines marquez”. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
