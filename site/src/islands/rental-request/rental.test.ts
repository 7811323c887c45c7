import { afterEach, expect, test, vi } from 'vitest'
import { startRental } from './rental.ts'

const trailer = { id: 3, rental_price_daily: 100, rental_price_weekly: 0, rental_price_monthly: 0 }
const taken = [{ start: '2026-12-04', end: '2026-12-06' }]

afterEach(() => vi.unstubAllGlobals())

test('booked days stay closed when the answer to an earlier question comes last', async () => {
  const responses: ((booked: typeof taken) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => responses.push((booked) => resolve(Response.json({ booked })))))
  const rental = startRental(trailer, [], '2026-12-01', null)
  const [early, late] = [rental.refresh(), rental.refresh()]
  responses[1]?.(taken)
  await late
  expect(rental.dates.$booked.get()).toEqual(taken)
  responses[0]?.([])
  await early
  expect(rental.dates.$booked.get()).toEqual(taken)
})
