import { expect, test } from 'vitest'
import { containsWords } from './search.ts'

test.each([
  ['', true],
  ['ANA', true],
  ['example ana', true],
  ['ana bob', false],
  ['%', false],
  ['o’hara', true],
  ["Ines O'Hara", true],
])('%j in a name and an address: %s', (q, found) =>
  expect(containsWords(q, "Ana Inés O'Hara", 'ana@example.org')).toBe(found),
)
