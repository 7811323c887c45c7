import { describe, expect, test } from 'vitest'
import { rentalDesk } from '../rentals/desk.ts'
import { newsOf } from './news.ts'

const before = {
  id: 1,
  customer_name: 'Ida',
  customer_email: 'ida@example.org',
  status: 'pending',
  created_at: '2026-11-22T17:20:00.000Z',
  close_reason: null,
  final_price: null,
  priced_at: null,
  priced_by: null,
  accepted_at: null,
  acceptance_ended_at: null,
  withdrawn_at: null,
  corrections: [],
  history: [],
  version: 1,
} as const

const AT = '2026-11-23T17:20:00.000Z'

describe('what became of a request meanwhile', () => {
  test.each([
    [{ version: 2 }, ''],
    [{ status: 'approved' }, 'It is approved now.'],
    [{ status: 'rejected', withdrawn_at: AT }, 'The customer has withdrawn it.'],
    [{ accepted_at: AT }, 'The customer has accepted the price, and would have to accept a new one again.'],
    [
      { corrections: [{ by: 'staff', at: AT, before: {}, after: { customer_name: 'Ida B.' } }] },
      'The customer’s details were corrected.',
    ],
  ] as const)('%j', (changes, words) => expect(newsOf(rentalDesk, before, { ...before, ...changes })).toBe(words))

  test('a withdrawal that was known before is no news', () => {
    const withdrawn = { ...before, status: 'rejected', withdrawn_at: AT } as const
    expect(newsOf(rentalDesk, withdrawn, { ...withdrawn, version: 2 })).toBe('')
    expect(newsOf(rentalDesk, withdrawn, { ...withdrawn, status: 'pending' })).toBe('It is pending now.')
  })
})
