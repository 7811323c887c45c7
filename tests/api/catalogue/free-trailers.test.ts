import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Availability } from '#contract/catalogue/trailer'
import { datesRefusal } from '#domain/rental/dates'
import { product } from '../../product.ts'
import { expectResponse, getPage } from '../client.ts'
import { inDays, newTrailer } from '../records.ts'
import { rentOutAllTrailers, storeRentalOfDays } from '../stored-requests.ts'

// The pages of the built Worker read through the same functions; here their round trips can be counted.
const binding = vi.hoisted(() => ({ DB: {} }))
vi.mock('cloudflare:workers', () => ({ env: binding }))

function rentalsOn(first: number, last: number) {
  return getPage(`/rentals?from=${inDays(first)}&to=${inDays(last)}`)
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/data-goes="\d+" aria-label="([^"]+), \d+ of/g)].map(([, name = '']) => name)
}

describe('the rentals of chosen days', () => {
  const fleet = new Map<string, number>()

  beforeAll(async () => {
    const add = async (name: string, buffer_days = 0) => {
      const id = await newTrailer({ name, buffer_days })
      fleet.set(name, id)
      return id
    }
    await storeRentalOfDays(await add('Rented 10 to 12'), 10, 12)
    const cleaned = await add('With two days between', 2)
    await storeRentalOfDays(cleaned, 10, 12)
    await storeRentalOfDays(cleaned, 20, 20)
    const asked = await add('Only asked for')
    for (const status of ['pending', 'rejected', 'completed'] as const) await storeRentalOfDays(asked, 10, 12, status)
    await storeRentalOfDays(await add('Just back', 3), -5, -1)
  })

  test('are those whose calendar shows the days as free, at every edge', async () => {
    const closed = new Map<string, Availability['booked']>()
    for (const [name, id] of fleet) {
      closed.set(name, (await expectResponse(Availability, 200, 'GET', `/api/trailers/${id}/availability`)).booked)
    }
    const ranges = [
      ...Array.from({ length: 26 }, (_, day) => [day, day] as const),
      ...([
        [0, 7],
        [0, 8],
        [5, 9],
        [13, 17],
        [14, 17],
        [15, 17],
        [15, 18],
        [8, 14],
        [9, 25],
      ] as const),
    ]
    for (const [first, last] of ranges) {
      const { status, text } = await rentalsOn(first, last)
      expect(status).toBe(200)
      const days = { start: inDays(first), end: inDays(last) }
      const free = [...fleet.keys()].filter((name) => !datesRefusal(days, inDays(0), closed.get(name) ?? []))
      expect([first, last, namesIn(text).filter((name) => fleet.has(name))]).toEqual([first, last, free])
    }
  })

  test('leave out a trailer that cannot be requested at all', async () => {
    await newTrailer({ name: 'In the workshop', status: 'maintenance' })
    const names = namesIn((await rentalsOn(40, 41)).text)
    expect(names).toContain('Rented 10 to 12')
    expect(names).not.toContain('In the workshop')
  })

  test('say where there are none what can be done instead', async () => {
    await rentOutAllTrailers(100, 101)
    const { status, text } = await rentalsOn(101, 103)
    expect([status, namesIn(text)]).toEqual([200, []])
    expect(text).toContain('No trailer is available on these days')
    expect(text.slice(text.indexOf('No trailer is available'))).toMatch(/href="tel:.*Contact form.*href="\/rentals"/s)
  })

  test('are read in one trip to the database, a copy that is near', async () => {
    const { env } = await product()
    const trips: string[] = []
    const withSession = (start: string) => {
      const session = env.DB.withSession(start)
      const batch = (statements: D1PreparedStatement[]) => {
        trips.push(start)
        return session.batch(statements)
      }
      // A query outside of a batch would be a round trip that is not counted here.
      return { prepare: (query: string) => session.prepare(query), batch, getBookmark: () => null }
    }
    binding.DB = { withSession }
    const { rentalsPage } = await import('../../../worker/src/catalogue/rentals.ts')
    const { trailers: free } = await rentalsPage(null, { start: inDays(10), end: inDays(12) })
    expect(free?.map(({ name }) => name)).toContain('Only asked for')
    expect(trips).toEqual(['first-unconstrained'])
  })
})

describe('days that nobody can have', () => {
  test.each([
    [`from=${inDays(-1)}&to=${inDays(3)}`, 'These days are in the past.'],
    [`from=${inDays(3)}&to=${inDays(2)}`, 'The last day is before the first day.'],
    [`from=${inDays(3)}`, 'Choose the last day, too.'],
    ['from=2026-02-30&to=%3Cb%3E', '“2026-02-30” is not a date.'],
    [`from=${inDays(3)}&to=%3Cb%3E`, '“&lt;b&gt;” is not a date.'],
  ])('%s are refused in a sentence, and stay typed', async (query, sentence) => {
    const { status, headers, text } = await getPage(`/rentals?${query}`)
    expect([status, headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    expect(text).toContain(sentence)
    const from = new URLSearchParams(query).get('from')
    expect(text).toContain(`value="${from}"`)
    expect(namesIn(text).length).toBeGreaterThan(0)
  })

  test('are none where the form was sent empty', async () => {
    const { status, headers } = await getPage('/rentals?from=&to=')
    expect([status, headers.get('Location')]).toEqual([302, '/rentals'])
  })
})
