import { describe, expect, test } from 'vitest'
import { placeAfterKey } from './arrow-steps.ts'

// Two columns; the first group has a lonely third piece.
const SPOTS = [
  { top: 0, left: 0, group: 0 },
  { top: 0, left: 200, group: 0 },
  { top: 32, left: 0, group: 0 },
  { top: 100, left: 0, group: 1 },
  { top: 100, left: 200, group: 1 },
]

describe('a key in a list of controls', () => {
  test.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 2, 0],
    ['ArrowUp', 1, 1],
    ['PageDown', 1, 3],
    ['PageDown', 3, 4],
    ['PageUp', 4, 0],
    ['PageUp', 2, 0],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['a', 0, undefined],
  ] as const)('%s leads from %i to %s', (key, from, to) => expect(placeAfterKey(SPOTS, from, key)).toBe(to))

  test('leads nowhere from outside of it', () => expect(placeAfterKey(SPOTS, -1, 'ArrowDown')).toBeUndefined())
})
