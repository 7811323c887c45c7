import { expect, test } from 'vitest'
import { sizeInWords } from './length.ts'

test.each([
  ['4m', '4m (13 ft)'],
  ['5.5 m', '5.5 m (18 ft)'],
  ['16 ft', '16 ft'],
  ["16' × 7'", "16' × 7'"],
  ['5 m by 2 m', '5 m by 2 m'],
  ['', ''],
])('%s is told as “%s”', (size, told) => {
  expect(sizeInWords(size)).toBe(told)
})
