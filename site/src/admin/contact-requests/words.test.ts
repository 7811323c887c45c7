import { expect, test } from 'vitest'
import { totalInWords } from './words.ts'

test('totalInWords counts all messages and the new ones', () => {
  expect(totalInWords({ new: 12, read: 6, responded: 40 })).toBe('58 total, 12 new')
  expect(totalInWords({ new: 1_200, read: 6, responded: 4_000 })).toBe('5,206 total, 1,200 new')
})
