import { plainLetters } from '#domain/plain-letters'

/** True when every word of `q` is in one of the texts, ignoring case, accents and the kind of quotation marks. */
export function containsWords(q: string, ...texts: readonly string[]): boolean {
  const all = plainLetters(texts.join('\n'))
  return plainLetters(q)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
