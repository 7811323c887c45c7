import { expect, test } from 'vitest'
import { idRanges } from './id-ranges.ts'

test.each([
  [[], ''],
  [[7], '7'],
  [[3, 1, 2, 8, 2], '1-3, 8'],
])('%j is %s', (ids, text) => expect(idRanges(ids)).toBe(text))

test('ends where a line would be too long', () => {
  const text = idRanges(Array.from({ length: 5000 }, (_, index) => 2 * index + 1))
  expect(text.length).toBeLessThan(1010)
  expect(text).toMatch(/^1, 3, 5, .*\d, …$/)
})
