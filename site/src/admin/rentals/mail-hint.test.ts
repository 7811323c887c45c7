import { expect, test } from 'vitest'
import { mailHint } from './mail-hint.ts'

const rental = {
  status: 'pending',
  customer_email: 'nora@example.org',
  trailer_id: 1,
  rental_start_date: '2026-12-01',
  rental_end_date: '2026-12-03',
} as const

test.each([
  ['a pending request', {}, '2026-12-01', 'to accept it'],
  ['one whose first day has passed', {}, '2026-12-02', ''],
  ['one whose trailer is gone', { trailer_id: null }, '2026-11-30', ''],
  ['one without an address', { customer_email: '' }, '2026-11-30', ''],
  ['an approved rental', { status: 'approved', trailer_id: null }, '2026-12-03', 'other days or another price'],
  ['one that is over', { status: 'approved' }, '2026-12-04', ''],
  ['a closed request', { status: 'rejected' }, '2026-11-30', ''],
] as const)('the form of %s promises the mail that it sends', (_, values, today, words) => {
  const hint = mailHint({ ...rental, ...values }, today)
  if (words) expect(hint).toContain(words)
  else expect(hint).toBe('')
})
