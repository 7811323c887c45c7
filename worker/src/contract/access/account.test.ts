import { expect, test } from 'vitest'
import { NewPassword } from './account.ts'

// Counted in characters as people see them: six trucks are twelve code units.
test.each([
  ['🚚'.repeat(12), undefined],
  ['x'.repeat(128), undefined],
  ['🚚'.repeat(128), undefined],
  ['🚚'.repeat(6), 'Use at least 12 characters'],
  ['x'.repeat(11), 'Use at least 12 characters'],
  ['x'.repeat(129), 'Use at most 128 characters; there are 129 now'],
  [' '.repeat(12), 'Enter a password'],
])('a new password %s is told: %s', (password, words) =>
  expect(NewPassword.safeParse(password).error?.issues[0]?.message).toBe(words),
)
