import { expect, test } from 'vitest'
import { difference } from './difference.ts'

test.each([
  [
    { a: 1, b: 2 },
    { a: 1, b: 3 },
    { before: { b: 2 }, after: { b: 3 } },
  ],
  [{ a: [1] }, { a: [1] }, null],
  [{ a: 1, b: 2 }, { a: 1 }, null],
  [{}, { a: '' }, { before: { a: null }, after: { a: '' } }],
  [{ a: 1 }, { a: null }, { before: { a: 1 }, after: { a: null } }],
])('difference from %j to %j is %j', (before, after, differing) => {
  expect(difference(before, after)).toEqual(differing)
})
