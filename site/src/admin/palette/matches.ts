import { plainLetters } from '#domain/plain-letters'

/** True when every word of `typed` is a prefix of a word of `text`, ignoring case and accents. */
export function matches(text: string, typed: string): boolean {
  const words = plainLetters(text).split(/[^\p{L}\p{N}]+/u)
  return plainLetters(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** The query for the server: a number, after # that of a record alone, or at least two letters; '' if that is not enough. */
export function searchWords(typed: string): string {
  const words = typed.trim()
  return /^\d+$/.test(words) || [...words].length >= 2 ? words : ''
}
