import { expect, test } from 'vitest'
import { idRanges } from './id-ranges.ts'

test.each([
  [[], ''],
  [[7], '7'],
  [[3, 1, 2, 8, 2], '1-3, 8'],
])('%j is %s', (ids, text) => expect(idRanges(ids)).toBe(text))

test('keeps whole what just fills a line', () => {
  const apart = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + 2 * index)
  const text = idRanges([...apart(10, 3), ...apart(100, 198)])
  expect([text.length, text.at(-1)]).toEqual([1000, '4'])
})

test('ends where a line would be too long', () => {
  const text = idRanges(Array.from({ length: 5000 }, (_, index) => 2 * index + 1))
  expect(text.length).toBeLessThan(1010)
  expect(text).toMatch(/^1, 3, 5, .*\d, …$/)
})
