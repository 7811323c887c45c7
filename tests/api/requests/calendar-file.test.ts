import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { RentalResponse } from '#contract/requests/rental'
import { addDays } from '#domain/days'
import { listForCalendar } from '../../../worker/src/db/requests/rental-events.ts'
import { rentals, trailers } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { readCalendar, subscribe } from '../calendar-calls.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { inDays, newRental, newTrailer, signedInAs } from '../records.ts'
import { whileLocked } from '../site-password.ts'

async function move(id: number, status: string) {
  await expectResponse(RentalResponse, 200, 'PUT', `/api/rentals/${id}/status`, {
    body: { status },
    token: await tokenOf('staff'),
  })
}

// The lines of the event of a request, unfolded.
async function eventOf(path: string, id: number): Promise<string[] | undefined> {
  const lines = (await readCalendar(path)).replaceAll('\r\n ', '').split('\r\n')
  const place = lines.indexOf(`UID:rental-${id}@tampa-food-trailers`)
  return place < 0 ? undefined : lines.slice(place, lines.indexOf('END:VEVENT', place))
}

const compact = (day: string) => day.replaceAll('-', '')

describe('the calendar', () => {
  test('is a calendar file that nobody keeps', async () => {
    const path = await subscribe((await signedInAs({ role: 'admin' })).token)
    const response = await call('GET', path)
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(`${response.body}`).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/)
  })

  test('goes on while the site asks for a password, which a calendar cannot enter', async () => {
    const path = await subscribe((await signedInAs({ role: 'admin' })).token)
    await whileLocked(() => readCalendar(path))
  })

  test('follows a request through its life, under one name and with growing numbers', async () => {
    const path = await subscribe((await signedInAs({ role: 'admin' })).token)
    const trailer = await newTrailer({ name: 'Taco, Wagon' })
    const { id } = await newRental(trailer, { delivery_required: true, delivery_address: '1 Bay St\nTampa' })
    const days = [`DTSTART;VALUE=DATE:${compact(inDays(10))}`, `DTEND;VALUE=DATE:${compact(addDays(inDays(12), 1))}`]
    expect(await eventOf(path, id)).toEqual(
      expect.arrayContaining([
        ...days,
        'STATUS:TENTATIVE',
        'SEQUENCE:1',
        'SUMMARY:Taco\\, Wagon: Nora Field (pending)',
        'LOCATION:1 Bay St\\nTampa',
      ]),
    )
    await move(id, 'approved')
    expect(await eventOf(path, id)).toEqual(
      expect.arrayContaining([...days, 'STATUS:CONFIRMED', 'SEQUENCE:2', 'SUMMARY:Taco\\, Wagon: Nora Field']),
    )
    await move(id, 'rejected')
    expect(await eventOf(path, id)).toEqual(expect.arrayContaining([...days, 'STATUS:CANCELLED', 'SEQUENCE:3']))
  })

  test('takes back a request that it showed and that was refused', async () => {
    const path = await subscribe((await signedInAs({ role: 'admin' })).token)
    const { id } = await newRental(await newTrailer())
    expect(await eventOf(path, id)).toContain('STATUS:TENTATIVE')
    await move(id, 'rejected')
    expect(await eventOf(path, id)).toContain('STATUS:CANCELLED')
  })

  test('goes 90 days back', async () => {
    const path = await subscribe((await signedInAs({ role: 'admin' })).token)
    const { db } = await product()
    const [told, past] = [await newRental(await newTrailer()), await newRental(await newTrailer())]
    for (const [{ id }, ago] of [
      [told, 90],
      [past, 91],
    ] as const) {
      const day = inDays(-ago)
      await db.update(rentals).set({ rental_start_date: day, rental_end_date: day }).where(eq(rentals.id, id))
    }
    expect([await eventOf(path, told.id), await eventOf(path, past.id)]).toEqual([expect.any(Array), undefined])
  })

  test('keeps what is approved, then what ends last, where there is too much', async () => {
    const { db } = await product()
    const far = (days: number) => addDays('2090-01-01', days)
    const store = async (days: number) => {
      const { id } = await newRental(await newTrailer())
      await db
        .update(rentals)
        .set({ rental_start_date: far(days), rental_end_date: far(days) })
        .where(eq(rentals.id, id))
      return id
    }
    const [early, approved, late] = [await store(1), await store(2), await store(3)]
    await move(approved, 'approved')
    const kept = async (most: number) => (await listForCalendar(db, far(0), most)).map(({ id }) => id)
    expect([await kept(1), await kept(2), await kept(3)]).toEqual([
      [approved],
      [approved, late],
      [approved, late, early],
    ])
  })

  test('goes on telling of a rental whose trailer left the fleet', async () => {
    const path = await subscribe((await signedInAs({ role: 'admin' })).token)
    const trailer = await newTrailer({ name: 'Gone since' })
    const { id } = await newRental(trailer)
    const { db } = await product()
    await db.delete(trailers).where(eq(trailers.id, trailer))
    expect(await eventOf(path, id)).toContain('SUMMARY:Gone since: Nora Field (pending)')
  })

  test('lets no customer write a line of its own', async () => {
    const path = await subscribe((await signedInAs({ role: 'admin' })).token)
    const special_requirements = 'END:VEVENT\nBEGIN:VEVENT\nUID:forged\nATTACH:https://example.org'
    const { id } = await newRental(await newTrailer(), { special_requirements })
    expect((await eventOf(path, id))?.join('\n')).toContain('END:VEVENT\\nBEGIN:VEVENT\\nUID:forged')
    expect(await readCalendar(path)).not.toMatch(/\r\n(UID:forged|ATTACH)/)
  })
})
