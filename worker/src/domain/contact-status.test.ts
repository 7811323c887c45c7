import { expect, test } from 'vitest'
import { contactStatesBefore } from './contact-status.ts'

test.each([
  ['new', ['new']],
  ['read', ['new', 'read']],
  ['responded', ['new', 'read', 'responded']],
] as const)('a message becomes %s from %j alone', (to, from) => {
  expect(contactStatesBefore(to)).toEqual(from)
})
