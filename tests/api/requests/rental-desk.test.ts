import { describe, expect, test } from 'vitest'
import { RentalAnswer, RentalList } from '#contract/rental'
import { dayInWords } from '#domain/days'
import { ask, call, tokenOf } from '../client.ts'
import { inDays, newRental, newTrailer } from '../records.ts'

async function move(id: number, status: string, options: { close_reason?: string; version?: number } = {}) {
  const { version, ...rest } = options
  return call('PUT', `/api/rentals/${id}/status`, {
    body: { status, ...rest },
    token: await tokenOf('manager'),
    ...(version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } }),
  })
}

async function read(id: number) {
  return (await ask(RentalAnswer, 200, 'GET', `/api/rentals/${id}`, { token: await tokenOf('staff') })).quote
}

async function list(query: string) {
  return ask(RentalList, 200, 'GET', `/api/rentals?${query}`, { token: await tokenOf('staff') })
}

test('a request is answered whole to staff who know its version, since what it belongs to may have changed', async () => {
  const trailer = await newTrailer()
  const { id } = await newRental(trailer)
  const token = await tokenOf('manager')
  const { headers } = await call('GET', `/api/rentals/${id}`, { token })
  expect((await call('DELETE', `/api/trailers/${trailer}`, { token })).status).toBe(200)
  const again = { token, headers: { 'If-None-Match': headers.get('ETag') ?? '' } }
  expect((await ask(RentalAnswer, 200, 'GET', `/api/rentals/${id}`, again)).quote.trailer_id).toBeNull()
})

describe('PUT /api/rentals/:id/status', () => {
  test('approves, and notes who did it and when', async () => {
    const { id, version } = await newRental(await newTrailer())
    const answer = await move(id, 'approved', { version })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ETag')).toBe(`"${version + 1}"`)
    const { history, status } = await read(id)
    expect(status).toBe('approved')
    expect(history).toEqual([
      { from: 'pending', to: 'approved', by: 'manager', reason: null, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ])
  })

  test('refuses to approve over an approved rental, and names it', async () => {
    const trailer = await newTrailer()
    const first = await newRental(trailer)
    const second = await newRental(trailer, { rental_start_date: inDays(12), rental_end_date: inDays(15) })
    await move(first.id, 'approved')
    const answer = await move(second.id, 'approved')
    expect(answer).toMatchObject({
      status: 409,
      body: {
        success: false,
        error: `Already booked by request #${first.id} from ${dayInWords(inDays(10))} to ${dayInWords(inDays(12))}.`,
      },
    })
    expect(await read(second.id)).toEqual(second)
  })

  test('approves one of two overlapping requests sent in the same moment, every time', async () => {
    for (let round = 0; round < 10; round++) {
      const trailer = await newTrailer()
      const both = [await newRental(trailer), await newRental(trailer)]
      const answers = await Promise.all(both.map(({ id }) => move(id, 'approved')))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const after = await Promise.all(both.map(({ id }) => read(id)))
      expect(after.filter(({ status }) => status === 'approved')).toHaveLength(1)
    }
  })

  test('approves neighbours that share no day, and the same days of another trailer', async () => {
    const trailer = await newTrailer()
    const ids = [
      (await newRental(trailer)).id,
      (await newRental(trailer, { rental_start_date: inDays(13), rental_end_date: inDays(14) })).id,
      (await newRental(await newTrailer())).id,
    ]
    for (const id of ids) expect((await move(id, 'approved')).status).toBe(200)
  })

  test.each([
    [[], 'completed'],
    [[], 'pending'],
    [['approved'], 'approved'],
    [['approved'], 'pending'],
    [['rejected'], 'approved'],
    [['approved', 'completed'], 'rejected'],
  ])('refuses a move the rules do not know: %j to %s', async (way, to) => {
    const { id } = await newRental(await newTrailer())
    for (const step of way) await move(id, step)
    const answer = await move(id, to)
    const from = way.at(-1) ?? 'pending'
    expect(answer).toMatchObject({ status: 409, body: { error: `Request #${id} is ${from} and cannot become ${to}.` } })
  })

  test('keeps the reason of a rejection and drops it when the request is opened again', async () => {
    const { id } = await newRental(await newTrailer())
    await move(id, 'rejected', { close_reason: 'Booked by phone' })
    expect(await read(id)).toMatchObject({ status: 'rejected', close_reason: 'Booked by phone' })
    await move(id, 'pending')
    const open = await read(id)
    expect(open).toMatchObject({ status: 'pending', close_reason: null })
    expect(open.history.map(({ reason }) => reason)).toEqual(['Booked by phone', null])
  })

  test('refuses an edit of an older version and changes nothing', async () => {
    const { id, version } = await newRental(await newTrailer())
    await move(id, 'rejected', { version })
    const before = await read(id)
    expect((await move(id, 'pending', { version })).status).toBe(412)
    expect(await read(id)).toEqual(before)
  })

  test('names the state somebody else was faster to set, and no overlap, when several reject at once', async () => {
    const trailer = await newTrailer()
    const taken = await newRental(trailer)
    await move(taken.id, 'approved')
    const { id } = await newRental(await newTrailer(), {})
    const answers = await Promise.all(Array.from({ length: 6 }, () => move(id, 'rejected')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409)
      expect(body).toMatchObject({ error: `Request #${id} is rejected and cannot become rejected.` })
    }
  })

  test('takes a list of versions', async () => {
    const { id } = await newRental(await newTrailer())
    const options = { body: { status: 'rejected' }, token: await tokenOf('manager') }
    const answer = await call('PUT', `/api/rentals/${id}/status`, { ...options, headers: { 'If-Match': '"7", "1"' } })
    expect(answer.status).toBe(200)
  })

  test('refuses states it does not know', async () => {
    const { id } = await newRental(await newTrailer())
    expect((await move(id, 'cancelled')).status).toBe(400)
  })

  test.each(['0', '1abc', '99999999'])('knows no request %s', async (id) => {
    const answer = await call('PUT', `/api/rentals/${id}/status`, {
      body: { status: 'approved' },
      token: await tokenOf('staff'),
    })
    expect(answer.status).toBe(404)
  })
})

describe('GET /api/rentals', () => {
  test('lists newest first with counts of every state', async () => {
    const { id } = await newRental(await newTrailer())
    const { quotes, counts } = await list('limit=5')
    expect(quotes[0]?.id).toBe(id)
    expect(quotes.map((quote) => quote.id)).toEqual(quotes.map((quote) => quote.id).toSorted((a, b) => b - a))
    const all = await list('')
    expect(Object.values(counts ?? {}).reduce((sum, value) => sum + value, 0)).toBe(all.quotes.length)
  })

  test('filters by state', async () => {
    const { quotes, counts } = await list('status=completed')
    expect(quotes.length).toBe(counts?.completed)
    expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set(['completed']))
  })

  test('finds text in any case and takes % and _ as letters', async () => {
    const trailer = await newTrailer()
    const { id } = await newRental(trailer, { customer_name: 'Zoë 100%_Sure' })
    expect((await list(`q=${encodeURIComponent('100%_sure')}`)).quotes.map((quote) => quote.id)).toEqual([id])
    expect((await list(`q=${encodeURIComponent('zo%sure')}`)).quotes).toEqual([])
    expect((await list(`q=${'x'.repeat(199)}`)).quotes).toEqual([])
  })

  test('finds letters beyond ASCII in any case too', async () => {
    const trailer = await newTrailer()
    const alphabets = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'
    const names = ['Chloë', 'JOSÉ ÑANDÚ', 'İz Ωmega', alphabets]
    const ids = new Map<string, number>()
    for (const customer_name of names) ids.set(customer_name, (await newRental(trailer, { customer_name })).id)
    for (const [q, name] of [
      ['CHLOË', 'Chloë'],
      ['josé ñandú', 'JOSÉ ÑANDÚ'],
      ['José Ñ', 'JOSÉ ÑANDÚ'],
      ['İZ ω', 'İz Ωmega'],
      ['αβγδ', alphabets],
      // More of them than a statement has parameters for: as typed, it is found.
      [alphabets, alphabets],
    ] as const) {
      expect(
        (await list(`q=${encodeURIComponent(q)}`)).quotes.map(({ id }) => id),
        q,
      ).toEqual([ids.get(name)])
    }
  })

  test.each([
    '(727) 555-8642',
    '7275558642',
    '+1 727 555-8642',
    '555-8642',
    '727-5558',
    'ines marquina',
    'Íñes MARQUÍÑA',
  ])('finds who calls by %j', async (q) => {
    const customer = { customer_name: 'Iñés Marquíña', customer_phone: '(727) 555-8642' }
    const { id } = await newRental(await newTrailer(), customer)
    expect((await list(`limit=1&q=${encodeURIComponent(q)}`)).quotes.map((quote) => quote.id)).toEqual([id])
  })

  test('pages through with cursors, each request once', async () => {
    const trailer = await newTrailer({ name: 'Paged through' })
    for (let made = 0; made < 5; made++) await newRental(trailer)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await list(`q=Paged+through&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.quotes.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
  })

  test.each(['limit=0', 'limit=1001', 'limit=ten', 'status=lost', 'cursor=made-up', 'cursor='])(
    'refuses ?%s',
    async (query) => {
      const answer = await call('GET', `/api/rentals?${query}`, { token: await tokenOf('staff') })
      expect(answer).toMatchObject({ status: 400, body: { success: false } })
    },
  )
})
