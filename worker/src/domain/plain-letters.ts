/** Letters with marks as they stand in names, and the plain ones that a keyboard without them types. */
const MARKED = 'áàâãäåéèêëíìîïóòôõöúùûüñçÁÀÂÄÅÉÈÊËÍÎÓÔÖÚÜÑÇ'

/** Every letter of `MARKED` beside its plain one, for a database that folds no letters itself. */
export const PLAIN_LETTERS: readonly (readonly [marked: string, plain: string])[] = [...MARKED].map(
  (letter) => [letter, plainLetters(letter)] as const,
)

/** A text in small letters without their marks, as in “ines marquez”. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
