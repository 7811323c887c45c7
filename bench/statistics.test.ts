import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index)

test('the median is in the middle of an odd and of an even number of figures', () => {
  expect([upTo(1), upTo(3), upTo(4), upTo(12)].map(median)).toEqual([1, 2, 2.5, 6.5])
  expect(median([])).toBeNaN()
})

test('a percentile is the smallest figure that such a share does not exceed', () => {
  expect([upTo(20), upTo(100), upTo(3)].map((values) => percentile(values, 0.95))).toEqual([19, 95, 3])
  expect(percentile(upTo(100), 0.99)).toBe(99)
  expect(percentile(upTo(4), 0.5)).toBe(2)
  expect(percentile([], 0.5)).toBeNaN()
})
