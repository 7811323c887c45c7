import { expect, test } from 'vitest'
import { nextAttempt } from './next-attempt.ts'

test('waits longer after each attempt, and gives up after the sixth', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const minutes = [1, 2, 3, 4, 5, 6].map((attempt) => {
    const next = nextAttempt(attempt, now)
    return next && (next.getTime() - now.getTime()) / 60_000
  })
  expect(minutes).toEqual([1, 5, 30, 120, 720, null])
})
