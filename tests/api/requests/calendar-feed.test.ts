import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AccountAnswer } from '#contract/account'
import { CalendarFeedAnswer, NewCalendarFeed } from '#contract/calendar-feed'
import { RentalAnswer } from '#contract/rental'
import { Done } from '#contract/wire'
import { addDays } from '#domain/days'
import { listForCalendar } from '../../../worker/src/db/requests/rental-events.ts'
import { accounts, adminGroups, calendarFeeds, rentals, trailers } from '../../../worker/src/db/schema.ts'
import { sha256 } from '../../../worker/src/http/access/token.ts'
import { product } from '../../product.ts'
import { ask, call, openSession, tokenOf } from '../client.ts'
import { auditOf, inDays, newAccount, newGroup, newRental, newTrailer, signedInAs } from '../records.ts'

const PATH = '/api/calendar-feed'

async function subscribe(token: string): Promise<string> {
  const { feed } = await ask(NewCalendarFeed, 201, 'POST', PATH, { token })
  return new URL(feed.url).pathname
}

async function read(path: string): Promise<string> {
  const answer = await call('GET', path)
  expect(answer).toMatchObject({ status: 200, body: expect.any(String) })
  return `${answer.body}`
}

async function move(id: number, status: string) {
  await ask(RentalAnswer, 200, 'PUT', `/api/rentals/${id}/status`, { body: { status }, token: await tokenOf('staff') })
}

// The lines of the event of a request, unfolded.
async function eventOf(path: string, id: number): Promise<string[] | undefined> {
  const lines = (await read(path)).replaceAll('\r\n ', '').split('\r\n')
  const place = lines.indexOf(`UID:rental-${id}@tampa-food-trailers`)
  return place < 0 ? undefined : lines.slice(place, lines.indexOf('END:VEVENT', place))
}

const compact = (day: string) => day.replaceAll('-', '')

describe('the subscription of an account', () => {
  test('begins, is told once, and is stored as a hash', async () => {
    const { id, token } = await signedInAs({ role: 'admin' })
    expect((await ask(CalendarFeedAnswer, 200, 'GET', PATH, { token })).feed).toBeNull()
    const path = await subscribe(token)
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
    const told = await call('GET', PATH, { token })
    expect(told.body).toEqual({ success: true, feed: { created_at: expect.any(String) } })
    const { db } = await product()
    const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.account_id, id))
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length)
    expect(row?.secret_hash).toBe(await sha256(secret))
    const trail = await auditOf('calendar_feed', id)
    expect(trail).toMatchObject([{ action: 'create' }])
    expect(JSON.stringify(trail)).not.toContain(secret)
  })

  test('is replaced by a new one, and revoked', async () => {
    const { id, token } = await signedInAs({ role: 'admin' })
    const first = await subscribe(token)
    const second = await subscribe(token)
    expect((await call('GET', first)).status).toBe(404)
    await read(second)
    await ask(Done, 200, 'DELETE', PATH, { token })
    expect(await call('GET', second)).toMatchObject({
      status: 404,
      body: { success: false, error: expect.stringContaining('Subscribe again') },
    })
    await ask(Done, 200, 'DELETE', PATH, { token })
    expect((await auditOf('calendar_feed', id)).map(({ action }) => action)).toEqual(['create', 'create', 'delete'])
  })

  test('is one’s own alone', async () => {
    const [one, other] = [await signedInAs({ role: 'admin' }), await signedInAs({ role: 'admin' })]
    const path = await subscribe(one.token)
    await subscribe(other.token)
    await ask(Done, 200, 'DELETE', PATH, { token: other.token })
    await read(path)
  })

  test('ends with the account, its activity and its right to see rentals', async () => {
    const { db } = await product()
    const group = await newGroup({ is_active: false }, { 'rentals.view': false })
    const { id, token } = await signedInAs({ role: 'admin', group_id: group })
    const path = await subscribe(token)
    await read(path)
    await db.update(adminGroups).set({ is_active: true }).where(eq(adminGroups.id, group))
    expect((await call('GET', path)).status).toBe(404)
    await db.update(adminGroups).set({ is_active: false }).where(eq(adminGroups.id, group))
    await db.update(accounts).set({ is_active: false }).where(eq(accounts.id, id))
    expect((await call('GET', path)).status).toBe(404)
    await db.update(accounts).set({ is_active: true }).where(eq(accounts.id, id))
    await read(path)
    await db.delete(accounts).where(eq(accounts.id, id))
    expect((await call('GET', path)).status).toBe(404)
  })

  test('ends with a new password, whoever sets it, and with nothing else of an edit', async () => {
    const { id, username, password } = await newAccount()
    const token = await openSession(username)
    const manager = await tokenOf('manager')
    const first = await subscribe(token)
    await ask(AccountAnswer, 200, 'PUT', `/api/admin-accounts/${id}`, {
      token: manager,
      body: { email: 'b@example.org' },
    })
    const wrong = { current_password: 'not this one', new_password: 'another long password' }
    expect((await call('PUT', '/api/auth/password', { token, body: wrong })).status).toBe(400)
    await read(first)
    await ask(Done, 200, 'PUT', '/api/auth/password', { token, body: { ...wrong, current_password: password } })
    expect((await call('GET', first)).status).toBe(404)
    const second = await subscribe(token)
    const body = { password: 'set by the manager' }
    await ask(AccountAnswer, 200, 'PUT', `/api/admin-accounts/${id}`, { token: manager, body })
    expect((await call('GET', second)).status).toBe(404)
    const trail = await auditOf('calendar_feed', id)
    expect(trail.map(({ action, by }) => [action, by])).toEqual([
      ['create', username],
      ['delete', username],
      ['create', username],
      ['delete', 'manager'],
    ])
  })

  test.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), `${'a'.repeat(44)}.ics`])(
    'has no calendar at %s',
    async (file) => {
      const answer = await call('GET', `/api/calendar/${file}`)
      expect(answer).toMatchObject({ status: 404, body: { success: false } })
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    },
  )
})

describe('the calendar', () => {
  test('is a calendar file that nobody keeps', async () => {
    const path = await subscribe((await signedInAs({ role: 'admin' })).token)
    const answer = await call('GET', path)
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(`${answer.body}`).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/)
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
    expect(await read(path)).not.toMatch(/\r\n(UID:forged|ATTACH)/)
  })
})
