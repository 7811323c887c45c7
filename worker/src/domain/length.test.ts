import { expect, test } from 'vitest'
import { sizeInWords, sizesInWords } from './length.ts'

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

test.each([
  [['4m', '5m', '6m'], '4m, 5m, 6m (13–20 ft)'],
  [['6m', '4.5 m'], '6m, 4.5 m (15–20 ft)'],
  [['5m'], '5m (16 ft)'],
  [['5m', '20 ft'], '5m, 20 ft'],
  [[], ''],
])('%j are told as “%s”', (sizes, told) => {
  expect(sizesInWords(sizes)).toBe(told)
})
