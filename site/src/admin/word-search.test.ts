import { expect, test } from 'vitest'
import { hasWords, searchedWords } from './word-search.ts'

test.each([
  ['', true],
  [' ', true],
  ['ANA', true],
  ['example ana', true],
  ['ana bob', false],
  ['%', false],
  ['o’hara', true],
  ["Ines O'Hara", true],
])('%j in a name and an address: %s', (q, found) =>
  expect(hasWords("Ana Inés O'Hara\nana@example.org", searchedWords(q))).toBe(found),
)
