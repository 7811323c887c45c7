/** Letters with marks as they stand in names, by the plain one that is typed for them: a database folds none itself. */
export const MARKED_LETTERS = {
  a: 'áàâãäåÁÀÂÃÄÅ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'íìîïÍÎ',
  n: 'ñÑ',
  o: 'óòôõöÓÔÖ',
  u: 'úùûüÚÜ',
} as const

/** A text in small letters without their marks, as in “ines marquez”. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
