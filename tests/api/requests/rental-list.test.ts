import { describe, expect, test } from 'vitest'
import { RentalList } from '#contract/requests/rental'
import { toCursor } from '../../../worker/src/http/cursor.ts'
import { call, expectResponse, tokenOf } from '../client.ts'
import { newRental, newTrailer } from '../records.ts'

async function listRentals(query: string) {
  return expectResponse(RentalList, 200, 'GET', `/api/rentals?${query}`, { token: await tokenOf('staff') })
}

describe('GET /api/rentals', () => {
  test('lists newest first with counts of every state', async () => {
    const { id } = await newRental(await newTrailer())
    const { quotes, counts } = await listRentals('limit=5')
    expect(quotes[0]?.id).toBe(id)
    expect(quotes.map((quote) => quote.id)).toEqual(quotes.map((quote) => quote.id).toSorted((a, b) => b - a))
    const all = await listRentals('')
    expect(Object.values(counts ?? {}).reduce((sum, value) => sum + value, 0)).toBe(all.quotes.length)
  })

  test('filters by state', async () => {
    const { quotes, counts } = await listRentals('status=completed')
    expect(quotes.length).toBe(counts?.completed)
    expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set(['completed']))
  })

  test('finds text in any case and takes % and _ as letters', async () => {
    const trailer = await newTrailer()
    const { id } = await newRental(trailer, { customer_name: 'Zoë 100%_Sure' })
    expect((await listRentals(`q=${encodeURIComponent('100%_sure')}`)).quotes.map((quote) => quote.id)).toEqual([id])
    expect((await listRentals(`q=${encodeURIComponent('zo%sure')}`)).quotes).toEqual([])
    expect((await listRentals(`q=${'x'.repeat(199)}`)).quotes).toEqual([])
  })

  test('finds the one request of a number as it is written everywhere', async () => {
    const trailer = await newTrailer()
    const { id } = await newRental(trailer, { customer_name: 'Numbered' })
    for (const q of [`#${id}`, `# ${id}`]) {
      const { quotes } = await listRentals(`q=${encodeURIComponent(q)}`)
      expect(quotes.map((quote) => quote.id)).toEqual([id])
    }
    const { id: other } = await newRental(trailer, { customer_name: `Called #${id}` })
    expect((await listRentals(`q=%23${id}`)).quotes.map((quote) => quote.id)).toEqual([other, id])
    expect((await listRentals('q=%23999999999999999')).quotes).toEqual([])
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
      // More of them than a statement has parameters for, so it is searched for as typed.
      [alphabets, alphabets],
    ] as const) {
      expect(
        (await listRentals(`q=${encodeURIComponent(q)}`)).quotes.map(({ id }) => id),
        q,
      ).toEqual([ids.get(name)])
    }
  })

  test('asks with no more parameters than the database takes', async () => {
    const letters = 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзийкл'
    expect(
      (await listRentals(`status=pending&limit=1&q=${encodeURIComponent(`’${letters} b c d e f`)}`)).quotes,
    ).toEqual([])
  })

  test.each([
    '(727) 555-8642',
    '7275558642',
    '+1 727 555-8642',
    '555-8642',
    '727-5558',
    'ines marquina',
    'Íñes MARQUÍÑA',
    "Marquina-O'Hara, ines",
    'o‘hara ine',
  ])('finds who calls by %j', async (q) => {
    const customer = { customer_name: 'Iñés Marquíña-O’Hara', customer_phone: '(727) 555-8642' }
    const { id } = await newRental(await newTrailer(), customer)
    expect((await listRentals(`limit=1&q=${encodeURIComponent(q)}`)).quotes.map((quote) => quote.id)).toEqual([id])
  })

  test.each(['lukasz', 'ŁUKASZ SØRENSEN', 'sorensen', 'grosse', 'GROSSE aebelo'])(
    'finds who has letters of another language by %j',
    async (q) => {
      const { id } = await newRental(await newTrailer(), { customer_name: 'Łukasz Große-Sørensen, Æbelø' })
      expect((await listRentals(`limit=1&q=${encodeURIComponent(q)}`)).quotes.map((quote) => quote.id)).toEqual([id])
    },
  )

  test('pages through with cursors, each request once', async () => {
    const trailer = await newTrailer({ name: 'Paged through' })
    for (let made = 0; made < 5; made++) await newRental(trailer)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await listRentals(`q=Paged+through&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.quotes.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
  })

  const OF_BUILDS = toCursor('builds', 12)
  test.each(['limit=0', 'limit=1001', 'limit=ten', 'status=lost', 'cursor=made-up', 'cursor=', `cursor=${OF_BUILDS}`])(
    'refuses ?%s',
    async (query) => {
      const response = await call('GET', `/api/rentals?${query}`, { token: await tokenOf('staff') })
      expect(response).toMatchObject({ status: 400, body: { success: false } })
    },
  )
})
