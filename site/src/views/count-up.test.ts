import { expect, test } from 'vitest'
import { figureAt, isCounting } from './count-up.ts'

test.each([
  ['97%', 0, '0%'],
  ['97%', 1200, '97%'],
  ['8 to 10', 0, '0 to 0'],
  ['8 to 10', 600, '7 to 9'],
  ['10+', 5000, '10+'],
])('%s reads %3$s after %i ms', (figure, elapsedMs, shown) => {
  expect(figureAt(figure, elapsedMs)).toBe(shown)
})

test('a figure counts for 1.2 seconds', () => {
  expect(isCounting(1199)).toBe(true)
  expect(isCounting(1200)).toBe(false)
})
