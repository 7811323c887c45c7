import { bestFirst } from '#domain/equipment/best-first'
import { plainLetters } from '#domain/plain-letters'
import { hasWords, searchedWords } from '../../word-search.ts'
import type { Option } from './fields.ts'

/** As many as a list can show at once without becoming slow, or a phone's without end. */
export const MAX_OPTIONS = 100

/** What a search among the options of a select found, the best match first. */
export function foundOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = searchedWords(typed)
  if (words.length === 0) return options
  const found = options.filter(({ label }) => hasWords(label, words))
  return bestFirst(found, words, ({ label }) => plainLetters(label))
}

/** The options that a select lists: the first of those found, and always the chosen one. */
export function listedOptions(found: readonly Option[], chosen: Option | undefined): readonly Option[] {
  const first = found.slice(0, MAX_OPTIONS)
  return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first]
}
