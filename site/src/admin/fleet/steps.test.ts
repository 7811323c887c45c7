import { describe, expect, test } from 'vitest'
import type { FleetRental } from '#contract/catalogue/fleet-calendar'
import { lanesOf } from './lanes.ts'
import { nearestPlace, placeAfterKey } from './steps.ts'

const week = { start: '2026-11-22', end: '2026-11-28' }
const rental = (id: number, status: FleetRental['status'], start: number, end: number): FleetRental => ({
  id,
  trailer_id: 1,
  customer_name: 'Ada',
  status,
  start: `2026-11-${start}`,
  end: `2026-11-${end}`,
})

// Two lanes of one trailer, -111k-- and ..22..., and one of another, -------.
const lanes = [
  ...lanesOf([rental(1, 'approved', 23, 25), rental(2, 'pending', 24, 25)], 1, week, week.start),
  ...lanesOf([], 0, week, week.start),
]

describe('the keyboard in the calendar', () => {
  test.each([
    ['ArrowRight', [0, 0], [0, 1]],
    ['ArrowRight', [0, 1], [0, 4]],
    ['ArrowRight', [0, 3], [0, 4]],
    ['ArrowRight', [0, 6], [0, 6]],
    ['ArrowLeft', [0, 5], [0, 4]],
    ['ArrowLeft', [0, 4], [0, 1]],
    ['ArrowLeft', [0, 3], [0, 0]],
    ['ArrowLeft', [0, 0], [0, 0]],
    ['ArrowDown', [0, 2], [1, 2]],
    ['ArrowDown', [0, 0], [2, 0]],
    ['ArrowDown', [1, 3], [2, 3]],
    ['ArrowDown', [2, 3], [2, 3]],
    ['ArrowUp', [2, 3], [1, 3]],
    ['ArrowUp', [2, 5], [0, 5]],
    ['ArrowUp', [0, 5], [0, 5]],
    ['ArrowRight', [1, 2], [1, 2]],
    ['Home', [0, 5], [0, 0]],
    ['Home', [1, 3], [1, 2]],
    ['End', [0, 1], [0, 6]],
  ] as const)('goes by %s from %j to %j', (key, [lane, column], [toLane, toColumn]) => {
    expect(placeAfterKey(lanes, { lane, column }, key, false)).toEqual({ lane: toLane, column: toColumn })
  })

  test('goes to either corner by Ctrl, and nowhere by other keys or by ⌘ and an arrow', () => {
    expect(placeAfterKey(lanes, { lane: 1, column: 2 }, 'End', true)).toEqual({ lane: 2, column: 6 })
    expect(placeAfterKey(lanes, { lane: 2, column: 2 }, 'Home', true)).toEqual({ lane: 0, column: 0 })
    expect(placeAfterKey(lanes, { lane: 2, column: 2 }, 'a', false)).toBeNull()
    expect(placeAfterKey(lanes, { lane: 2, column: 2 }, 'ArrowLeft', true)).toBeNull()
  })

  test('stands on something, also when what it stood on went', () => {
    expect(nearestPlace(lanes, { lane: 1, column: 0 })).toEqual({ lane: 0, column: 0 })
    expect(nearestPlace(lanes, { lane: 1, column: 3 })).toEqual({ lane: 1, column: 3 })
    expect(nearestPlace(lanes, { lane: 9, column: 30 })).toEqual({ lane: 2, column: 6 })
    expect(nearestPlace([], { lane: 3, column: 3 })).toEqual({ lane: 0, column: 0 })
  })
})
