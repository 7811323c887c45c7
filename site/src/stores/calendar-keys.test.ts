import { expect, test } from 'vitest'
import { dayAfterKey } from './calendar-keys.ts'

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-11-01'],
  ['End', '2026-11-07'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
])('%s leads from Sunday, November 1, to %s', (key, day) => {
  expect(dayAfterKey('2026-11-01', key)).toBe(day)
})

test.each([
  ['Home', '2026-11-01'],
  ['End', '2026-11-07'],
])('%s leads from Wednesday, November 4, to %s', (key, day) => {
  expect(dayAfterKey('2026-11-04', key)).toBe(day)
})

test.each([
  ['PageUp', '2027-02-28'],
  ['PageDown', '2029-02-28'],
])('Shift with %s moves by a year', (key, day) => {
  expect(dayAfterKey('2028-02-29', key, true)).toBe(day)
})

test('other keys move nothing', () => {
  expect(dayAfterKey('2026-11-01', 'Tab')).toBeNull()
})
