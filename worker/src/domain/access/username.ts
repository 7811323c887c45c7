import { foldCase } from '../letter-case.ts'

/** A username as it is stored, normalized so that spellings that look alike (full-width letters, several spaces) are equal. */
export function normalizeUsername(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** True for two usernames that are the same apart from case. */
export function isSameUsername(one: string, other: string): boolean {
  return foldCase(normalizeUsername(one)) === foldCase(normalizeUsername(other))
}
