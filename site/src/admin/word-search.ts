import { plainLetters } from '#domain/plain-letters'

/** The words of a search, in plain letters; none for a search that is empty. */
export function searchedWords(q: string): string[] {
  return plainLetters(q).split(/\s+/).filter(Boolean)
}

/** True when every word is in the text, ignoring case, accents and the kind of quotation marks. */
export function hasWords(text: string, words: readonly string[]): boolean {
  // Without a search, this is asked of every record all the same.
  if (words.length === 0) return true
  const plain = plainLetters(text)
  return words.every((word) => plain.includes(word))
}
