import { expect, test } from 'vitest'
import { RENTAL } from '../../../../tests/new-requests.ts'
import { isOwnMove } from './is-own-move.ts'

const move = { status: 'rejected', close_reason: 'Too late' } as const
const entry = {
  from: 'pending',
  to: 'rejected',
  by: 'staff',
  at: '2026-11-21T12:00:00.000Z',
  reason: 'Too late',
} as const
const moved = { ...RENTAL, status: 'rejected', history: [entry], version: RENTAL.version + 1 } as const

test('a move whose answer was lost is recognized', () => {
  expect(isOwnMove(RENTAL, moved, move, 'staff')).toBe(true)
  const withoutReason = { ...moved, history: [{ ...entry, reason: null }] }
  expect(isOwnMove(RENTAL, withoutReason, { status: 'rejected' }, 'staff')).toBe(true)
})

test.each([
  ['of somebody else', moved, move, 'manager'],
  ['for another reason', moved, { ...move, close_reason: 'Too far' }, 'staff'],
  ['to another state', moved, { status: 'approved' }, 'staff'],
  ['beside another change', { ...moved, version: moved.version + 1 }, move, 'staff'],
  ['of before', { ...moved, history: [] }, move, 'staff'],
] as const)('a move %s is not taken for it', (_, now, made, by) => {
  expect(isOwnMove<'pending' | 'approved' | 'rejected' | 'completed'>(RENTAL, now, made, by)).toBe(false)
})
