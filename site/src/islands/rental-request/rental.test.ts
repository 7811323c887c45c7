import { afterEach, expect, test, vi } from 'vitest'
import { startRental } from './rental.ts'

const trailer = { id: 3, rental_price_daily: 100, rental_price_weekly: 0, rental_price_monthly: 0 }
const taken = [{ start: '2026-12-04', end: '2026-12-06' }]

afterEach(() => vi.unstubAllGlobals())

test('booked days stay closed when the response to an earlier call comes last', async () => {
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

test('a repeated request that was approved meanwhile, and so closed its own days, tells of no other price', async () => {
  const days = { rental_start_date: '2026-12-04', rental_end_date: '2026-12-06' }
  let isLost = true
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ booked: taken })
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json(
      { success: true, quote: { id: 7, estimated_price: 300, ...days }, link: null },
      { status: 201 },
    )
  })
  const preset = { start: days.rental_start_date, end: days.rental_end_date }
  const { dates, form, refresh, send, quoted } = startRental(trailer, [], '2026-12-01', preset)
  form.change({ customer_name: 'Ana', customer_email: 'ana@example.org', customer_phone: '813 555 0142' })
  await send()
  expect(quoted()).toBe('$300')
  await refresh()
  expect(dates.$problem.get()).not.toBeNull()
  isLost = false
  await send()
  expect(form.$sent.get()?.id).toBe(7)
  expect(quoted()).toBe('$300')
})

test('days that somebody else has booked meanwhile are closed once the request is refused', async () => {
  const refusal = { success: false, error: 'Already booked.' }
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    init?.method === 'POST' ? Response.json(refusal, { status: 400 }) : Response.json({ booked: taken }),
  )
  const { dates, form, send } = startRental(trailer, [], '2026-12-01', { start: '2026-12-03', end: '2026-12-04' })
  form.change({ customer_name: 'Ana', customer_email: 'ana@example.org', customer_phone: '813 555 0142' })
  await send()
  expect(dates.$booked.get()).toEqual(taken)
})

test('an address typed before delivery was given up is not sent', async () => {
  const sent: { delivery_address: string }[] = []
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ success: true, quote: { id: 7 }, link: null }, { status: 201 })
  })
  const { form, send } = startRental(trailer, [], '2026-12-01', { start: '2026-12-02', end: '2026-12-02' })
  form.change({ customer_name: 'Ana', customer_email: 'ana@example.org', customer_phone: '813 555 0142' })
  form.change({ delivery_address: 'x'.repeat(301) })
  await send()
  expect(sent).toMatchObject([{ delivery_address: '' }])
})

test.each([
  ['2026-12-02', '2026-12-04', 'rental_end_date'],
  ['2026-12-06', '2026-12-08', 'rental_start_date'],
])('from %s to %s, the day that is booked is the one to correct', async (start, end, path) => {
  const { form, send } = startRental(trailer, taken, '2026-12-01', { start, end })
  form.change({ customer_name: 'Ana', customer_email: 'ana@example.org', customer_phone: '813 555 0142' })
  await send()
  expect(form.$issues.get()).toMatchObject([{ path, message: expect.stringContaining('Already booked') }])
})
