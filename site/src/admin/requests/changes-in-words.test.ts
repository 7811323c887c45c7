import { describe, expect, test } from 'vitest'
import { RENTAL as before } from '../../../../tests/new-requests.ts'
import { rentalDesk } from '../rentals/desk.ts'
import { allChangesInWords, changesInWords } from './changes-in-words.ts'

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
  ] as const)('%j', (changes, words) =>
    expect(changesInWords(rentalDesk, before, { ...before, ...changes })).toBe(words),
  )

  test('a withdrawal that was known before is no news', () => {
    const withdrawn = { ...before, status: 'rejected', withdrawn_at: AT } as const
    expect(changesInWords(rentalDesk, withdrawn, { ...withdrawn, version: 2 })).toBe('')
    expect(changesInWords(rentalDesk, withdrawn, { ...withdrawn, status: 'pending' })).toBe('It is pending now.')
  })
})

describe('what became of it where no field shows its price and days', () => {
  const earlier = { start: '2026-12-01', end: '2026-12-02', by: 'staff', at: AT }
  test.each([
    [{ version: 2 }, ''],
    [{ status: 'rejected', withdrawn_at: AT }, 'The customer has withdrawn it.'],
    [{ final_price: 1500 }, 'Its final price is $1,500.00 now.'],
    [{ final_price: 0, accepted_at: AT }, 'The customer has accepted the price. Its final price is $0.00 now.'],
    [{ earlier_days: [earlier] }, 'Its days were changed.'],
  ] as const)('%j', (changes, words) =>
    expect(allChangesInWords(rentalDesk, before, { ...before, ...changes })).toBe(words),
  )

  test('a price that was taken back', () => {
    expect(allChangesInWords(rentalDesk, { ...before, final_price: 9 }, before)).toBe('Its final price is not set now.')
  })
})
