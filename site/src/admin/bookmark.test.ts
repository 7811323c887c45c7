import { expect, test } from 'vitest'
import { noteSeen, seenSoFar } from './bookmark.ts'

test('never goes back to an earlier moment', () => {
  expect(seenSoFar()).toBeNull()
  noteSeen(null)
  expect(seenSoFar()).toBeNull()
  noteSeen('00000002-0')
  noteSeen('00000001-9')
  noteSeen(null)
  expect(seenSoFar()).toBe('00000002-0')
  noteSeen('00000010-0')
  expect(seenSoFar()).toBe('00000010-0')
})
