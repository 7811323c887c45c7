import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContactCounts, ContactStatus } from '#contract/requests/contact'
import { BuildList, BuildStatus } from '#contract/requests/custom-build'
import { RentalList, RentalStatus } from '#contract/requests/rental'
import { contactMessages, customBuilds, rentals } from '../../../worker/src/db/schema.ts'
import { product } from '../../product.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { ROUNDS } from '../concurrency.ts'
import { apiOf } from '../customer-calls.ts'
import { newModel, newTrailer, rentalDays, sendBuild, sendRental } from '../records.ts'

const CALLS_OF = {
  rental: { path: '/api/rentals', states: RentalStatus.options },
  custom_build: { path: '/api/custom-builds', states: BuildStatus.options },
  contact: { path: '/api/contact', states: ContactStatus.options },
} as const
type Noun = keyof typeof CALLS_OF

const KINDS = ['state', 'state', 'state', 'price', 'price', 'notes', 'accept', 'withdraw', 'question', 'new'] as const
const act = fc.record({
  kind: fc.constantFrom(...KINDS, 'trailer', 'row'),
  noun: fc.constantFrom<Noun>('rental', 'rental', 'custom_build', 'custom_build', 'contact'),
  request: fc.nat(1),
  state: fc.nat(4),
  price: fc.constantFrom(0, 100, 99_999, null),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

interface Game {
  token: string
  trailer: number
  of: Record<Noun, { id: number; api: string }[]>
}

/** One thing that people do to requests, or an operator to a row; refused if the rules do not allow it. */
async function play({ token, trailer, of }: Game, { kind, noun, request, state, price }: Act): Promise<unknown> {
  const { id, api } = of[noun][request % of[noun].length] ?? { id: 0, api: '' }
  const { path, states } = CALLS_OF[noun]
  const put = (address: string, body: object) => call('PUT', address, { token, body })
  if (kind === 'state') return put(`${path}/${id}/status`, { status: states[state % states.length] })
  if (kind === 'new') return noun === 'custom_build' ? sendBuild(await newModel()) : sendRental(await newTrailer())
  if (kind === 'trailer') {
    await call('DELETE', `/api/trailers/${trailer}`, { token })
    return call('POST', `/api/trailers/${trailer}/restore`, { token })
  }
  if (kind === 'row') return takeOutAndBackIn(noun, id)
  if (noun === 'contact') return reply(`${path}/${id}`, token)
  if (kind === 'price') return put(`${path}/${id}`, { final_price: price })
  if (kind === 'notes') return put(`${path}/${id}`, { notes: `Notes ${state}` })
  if (kind === 'question') return call('POST', `${api}/question`, { body: { message: 'When?' } })
  return call('POST', `${api}/${kind}`, kind === 'accept' ? { body: { final_price: price ?? 100 } } : {})
}

async function reply(message: string, token: string): Promise<void> {
  const { status } = await call('POST', `${message}/reply`, { token, body: { text: 'Yes.', again: true } })
  expect(status).toBe(200)
}

async function takeOutAndBackIn(noun: Noun, id: number): Promise<void> {
  const { db } = await product()
  const table = { rental: rentals, custom_build: customBuilds, contact: contactMessages }[noun]
  // Questions of customers reference their requests.
  await db.update(contactMessages).set({ rental_id: null, custom_build_id: null })
  const [row] = await db.delete(table).where(eq(table.id, id)).returning()
  await expectTotals()
  if (row) await db.insert(table).values(row)
}

async function expectTotals(): Promise<void> {
  const { db } = await product()
  const prices = sql`ifnull(sum(coalesce(final_price, estimated_price)), 0)`
  const [kept, counted] = await db.batch([
    db.all(sql`select noun, status, total, price from request_totals where total <> 0 or price <> 0 order by 1, 2`),
    db.all(sql`
      select 'contact' as noun, status, count(*) as total, 0 as price from contact_messages group by status union all
      select 'custom_build', status, count(*), ${prices} from custom_builds group by status union all
      select 'rental', status, count(*), ${prices} from rentals group by status order by 1, 2`),
  ])
  expect(kept).toEqual(counted)
}

async function newGame(): Promise<Game> {
  const trailer = await newTrailer()
  const model = await newModel()
  const { db } = await product()
  const message = { name: 'Nora', email: 'n@example.org', message: 'Hello' }
  const days = rentalDays(200, 201)
  const sent = {
    rental: [await sendRental(trailer), await sendRental(trailer, days)],
    custom_build: [await sendBuild(model), await sendBuild(model)],
  }
  const asked = ({ quote, link }: { quote: { id: number }; link: string }) => ({ id: quote.id, api: apiOf(link) })
  const written = await db.insert(contactMessages).values([message, message]).returning({ id: contactMessages.id })
  return {
    token: await tokenOf('developer'),
    trailer,
    of: {
      rental: sent.rental.map(asked),
      custom_build: sent.custom_build.map(asked),
      contact: written.map(({ id }) => ({ id, api: '' })),
    },
  }
}

test('the totals of requests are what a count finds, whatever is done to requests', async () => {
  const acts = fc.array(act, { minLength: 25, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const game = await newGame()
      for (const one of all) {
        await play(game, one)
        await expectTotals()
      }
    }),
    ROUNDS,
  )
  const { db } = await product()
  const token = await tokenOf('staff')
  const counts = async (table: typeof rentals | typeof customBuilds | typeof contactMessages) => {
    const rows = await db
      .select({ status: sql<string>`status`, total: sql<number>`count(*)` })
      .from(table)
      .groupBy(sql`status`)
    return Object.fromEntries(rows.map(({ status, total }) => [status, total]))
  }
  expect((await expectResponse(RentalList, 200, 'GET', '/api/rentals', { token })).counts).toMatchObject(
    await counts(rentals),
  )
  const builds = await expectResponse(BuildList, 200, 'GET', '/api/custom-builds', { token })
  expect(builds.counts).toMatchObject(await counts(customBuilds))
  const messages = await expectResponse(ContactCounts, 200, 'GET', '/api/contact/counts', { token })
  expect(messages.counts).toMatchObject(await counts(contactMessages))
})

test('a change of anything else writes no totals', async () => {
  const { env } = await product()
  const [rental, build] = [await sendRental(await newTrailer()), await sendBuild(await newModel())]
  const set = 'set status = status, final_price = estimated_price, customer_name = customer_name'
  for (const [table, { quote }] of [
    ['rentals', rental],
    ['custom_builds', build],
  ] as const) {
    // D1 counts what triggers change, too.
    const changes = async (text: string) =>
      (await env.DB.prepare(`update ${table} ${text} where id = ?`).bind(quote.id).run()).meta.changes
    expect(await changes(set)).toBe(1)
    expect(await changes("set status = 'rejected'")).toBe(3)
  }
})
