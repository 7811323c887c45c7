import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { RentalStatus } from '#contract/rental'
import { Availability } from '#contract/trailer'
import { refusedDates } from '#domain/rental/dates'
import { selectTrailerOrOthers } from '../../../worker/src/db/catalogue/trailers.ts'
import { rentals, trailers } from '../../../worker/src/db/schema.ts'
import { product, send } from '../../product.ts'
import { ask } from '../client.ts'
import { inDays, newTrailer } from '../records.ts'

// The pages of the built Worker read through the same functions; here their trips can be counted.
const binding = vi.hoisted(() => ({ DB: {} }))
vi.mock('cloudflare:workers', () => ({ env: binding }))

const EDGE = 'Cloudflare-CDN-Cache-Control'

async function page(path: string) {
  const answer = await send(path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

function rentalsOn(first: number, last: number) {
  return page(`/rentals?from=${inDays(first)}&to=${inDays(last)}`)
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/data-goes="\d+" aria-label="([^"]+), \d+ of/g)].map(([, name = '']) => name)
}

async function rented(trailer_id: number, first: number, last: number, status: RentalStatus = 'approved') {
  const { db } = await product()
  const rates = { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 }
  const days = { rental_start_date: inDays(first), rental_end_date: inDays(last) }
  const customer = { customer_name: 'Nora', customer_email: '', customer_phone: '', trailer_name: 'x' }
  const at = new Date().toISOString()
  await db
    .insert(rentals)
    .values({ ...customer, ...rates, ...days, trailer_id, status, created_at: at, updated_at: at })
}

describe('the rentals of chosen days', () => {
  const fleet = new Map<string, number>()

  beforeAll(async () => {
    const add = async (name: string, buffer_days = 0) => {
      const id = await newTrailer({ name, buffer_days })
      fleet.set(name, id)
      return id
    }
    await rented(await add('Rented 10 to 12'), 10, 12)
    const cleaned = await add('With two days between', 2)
    await rented(cleaned, 10, 12)
    await rented(cleaned, 20, 20)
    const asked = await add('Only asked for')
    for (const status of ['pending', 'rejected', 'completed'] as const) await rented(asked, 10, 12, status)
    await rented(await add('Just back', 3), -5, -1)
  })

  test('are those whose calendar shows the days as free, at every edge', async () => {
    const closed = new Map<string, Availability['booked']>()
    for (const [name, id] of fleet) {
      closed.set(name, (await ask(Availability, 200, 'GET', `/api/trailers/${id}/availability`)).booked)
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
      const free = [...fleet.keys()].filter((name) => !refusedDates(days, inDays(0), closed.get(name) ?? []))
      expect([first, last, namesIn(text).filter((name) => fleet.has(name))]).toEqual([first, last, free])
    }
  })

  test('leave out a trailer that cannot be requested at all', async () => {
    await newTrailer({ name: 'In the workshop', status: 'maintenance' })
    const names = namesIn((await rentalsOn(40, 41)).text)
    expect(names).toContain('Rented 10 to 12')
    expect(names).not.toContain('In the workshop')
  })

  test('are handed on to details, booking and the next part, with their price', async () => {
    const id = fleet.get('Rented 10 to 12')
    const days = `from=${inDays(13)}&amp;to=${inDays(15)}`
    const { text } = await rentalsOn(13, 15)
    expect(text).toContain(`href="/rent/${id}?${days}"`)
    expect(text).toContain(`href="/rental-details?id=${id}&amp;${days}"`)
    expect(text).toMatch(/Your 3 days<\/dt>\s*<dd[^>]*>\$300</)
    const details = await page(`/rental-details?id=${id}&from=${inDays(13)}&to=${inDays(15)}`)
    expect(details.text).toContain(`href="/rent/${id}?${days}"`)
    expect(details.text).toContain(`href="/rentals?${days}"`)
  })

  test('get no price on the page of a trailer that is booked then, but a way to other days', async () => {
    const id = fleet.get('Rented 10 to 12') ?? 0
    const { text } = await page(`/rental-details?id=${id}&from=${inDays(11)}&to=${inDays(13)}`)
    expect(text).toContain('Already booked from')
    expect(text).toContain('Choose other days')
    expect(text).not.toContain('Your 3 days')
    expect(text).not.toMatch(/Book (?:This Rental|Now)/)
  })

  test('are forgotten once they are past, which an old link may ask for, but where the calendar says so', async () => {
    const { text, headers } = await page(`/rental-details?id=1&from=${inDays(-1)}&to=${inDays(2)}`)
    expect(text).toContain('href="/rent/1"')
    expect(text).toContain('All rentals')
    expect(text).not.toContain('Your 4 days')
    expect(headers.get('Cache-Control')).toBe('no-store')
    const past = `from=${inDays(-1)}&to=${inDays(2)}`
    const away = await page(`/rent/${await newTrailer({ status: 'rented' })}?${past}`)
    expect(away.text).toContain('You could have one of these')
    const booking = await page(`/rent/1?${past}`)
    expect(booking.text).toContain('These days are in the past.')
    for (const rent of [away, booking]) {
      expect(rent.text).not.toMatch(/href="[^"]*from=/)
      expect(rent.text).not.toContain('Your 4 days')
      expect(rent.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('say where there are none what can be done instead', async () => {
    const { db } = await product()
    for (const { id } of await db.select().from(trailers)) await rented(id, 100, 101)
    const { status, text } = await rentalsOn(101, 103)
    expect([status, namesIn(text)]).toEqual([200, []])
    expect(text).toContain('No trailer is free on these days')
    expect(text.slice(text.indexOf('No trailer is free'))).toMatch(/href="tel:.*Contact form.*href="\/rentals"/s)
  })

  test('are those of the trailers to have instead of one that is out, and of none where it is not', async () => {
    const out = await newTrailer({ name: 'Out for a week', status: 'rented' })
    const days = `from=${inDays(100)}&to=${inDays(101)}`
    const alone = await page(`/rent/${out}?${days}`)
    expect(alone.text).not.toContain('You could have one of these')
    expect(alone.text).toMatch(/No other trailer is free on your days\..*href="\/rentals"[^>]*>See available trailers/s)
    await rented(await newTrailer({ name: 'Back too late' }), 99, 100)
    const free = await newTrailer({ name: 'Free by then' })
    const { text } = await page(`/rent/${out}?${days}`)
    expect(text.match(/<article/g)).toHaveLength(1)
    expect(text).toContain(`href="/rent/${free}?${days.replace('&', '&amp;')}"`)
    expect((await page(`/rent/${out}`)).text.match(/<article/g)).toHaveLength(3)
    expect((await page(`/rent/${free}?${days}`)).text).not.toContain('<article')
  })

  test('cost the page of a trailer that can be rented nothing, however many others there are', async () => {
    const { env, db } = await product()
    const rowsRead = async (id: number) => {
      const { sql, params } = selectTrailerOrOthers(db, id, 3, inDays(1), inDays(2)).toSQL()
      const { meta } = await env.DB.prepare(sql)
        .bind(...params)
        .all()
      return meta.rows_read
    }
    const free = await newTrailer()
    const before = await rowsRead(free)
    for (let more = 0; more < 8; more++) await newTrailer()
    expect(await rowsRead(free)).toBe(before)
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
      // A query on its own would be a trip that is not counted here, and has no statement to run.
      return { prepare: (query: string) => session.prepare(query), batch, getBookmark: () => null }
    }
    binding.DB = { withSession }
    const { rentalsPage } = await import('../../../worker/src/catalogue/rentals.ts')
    const { trailers: free } = await rentalsPage(null, { start: inDays(10), end: inDays(12) })
    expect(free?.map(({ name }) => name)).toContain('Only asked for')
    expect(trips).toEqual(['first-unconstrained'])
  })

  test('are never kept, and search engines know one address', async () => {
    for (const path of ['/rentals?', `/rental-details?id=1&`, '/rent/1?']) {
      const { status, headers, text } = await page(`${path}from=${inDays(1)}&to=${inDays(2)}`)
      expect([status, headers.get('Cache-Control'), headers.get(EDGE)]).toEqual([200, 'no-store', 'no-store'])
      expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).not.toContain('from=')
    }
    expect((await page('/rentals')).headers.get(EDGE)).toContain('max-age=60')
  })

  test('are refused beside the price, too, where a link brings some that are taken', async () => {
    const id = fleet.get('Rented 10 to 12')
    const { text } = await page(`/rent/${id}?from=${inDays(11)}&to=${inDays(11)}`)
    const ticket = text.slice(text.indexOf('Your rental</h2>'))
    expect(ticket).toContain('Already booked from')
    expect(ticket).not.toContain('Choose your days to see the price.')
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
    const { status, headers, text } = await page(`/rentals?${query}`)
    expect([status, headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    expect(text).toContain(sentence)
    const from = new URLSearchParams(query).get('from')
    expect(text).toContain(`value="${from}"`)
    expect(namesIn(text).length).toBeGreaterThan(0)
  })

  test('are none where the form was sent empty', async () => {
    const { status, headers } = await page('/rentals?from=&to=')
    expect([status, headers.get('Location')]).toEqual([302, '/rentals'])
  })
})
