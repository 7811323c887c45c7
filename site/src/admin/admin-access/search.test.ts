import { expect, test } from 'vitest'
import { containsWords } from './search.ts'

test.each([
  ['', true],
  ['ANA', true],
  ['example ana', true],
  ['ana bob', false],
  ['%', false],
])('%j in a name and an address: %s', (q, found) => expect(containsWords(q, 'Ana', 'ana@example.org')).toBe(found))
