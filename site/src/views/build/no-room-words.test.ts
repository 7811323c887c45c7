import { expect, test } from 'vitest'
import { noRoomInWords } from './no-room-words.ts'

test.each([
  [[], '5m', ['5m'], ''],
  [
    ['Fryer'],
    '5m',
    ['4m', '20 ft', 'large'],
    'No room left for: Fryer. Take a longer trailer or less equipment; you can go on either way.',
  ],
  [
    ['Fryer', 'Range', 'Ice maker'],
    '6m',
    ['4m', '16 ft', '6 m', 'large'],
    'No room left for: Fryer and 2 more. No trailer is longer: take less equipment, or go on as it is.',
  ],
])('without room for %j in %s of %j: “%s”', (names, size, sizes, words) =>
  expect(noRoomInWords(names, size, sizes)).toBe(words),
)
