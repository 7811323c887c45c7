import { describe, expect, test } from 'vitest'
import { TrailerList } from '#contract/catalogue/trailer'
import { call, expectResponse, staff } from '../client.ts'
import { newEquipment, newTrailer } from '../records.ts'
import { putTrailer, readTrailer } from '../trailer-calls.ts'

async function listTrailers(query: string) {
  return expectResponse(TrailerList, 200, 'GET', `/api/trailers?${query}`, await staff())
}

describe('GET /api/trailers', () => {
  test('filters by state and text, newest first, and takes % and _ as letters', async () => {
    const first = await newTrailer({ name: 'Zebra 100%_a', status: 'rented' })
    const second = await newTrailer({ name: 'zebra two', location: 'Ybor' })
    const found = async (query: string) => (await listTrailers(query)).trailers.map(({ id }) => id)
    expect(await found('q=zebra')).toEqual([second, first])
    expect(await found('q=zebra&status=rented')).toEqual([first])
    expect(await found(`q=${encodeURIComponent('100%_A')}`)).toEqual([first])
    expect(await found(`q=${encodeURIComponent(`#${second}`)}`)).toEqual([second])
    expect(await found('q=ze%25ra')).toEqual([])
    expect(await found(`q=${'x'.repeat(199)}`)).toEqual([])
  })

  test('finds words in any order and in any of the texts', async () => {
    const id = await newTrailer({ name: 'Quokka Taco Kitchen', location: 'Ybor' })
    const found = async (q: string) =>
      (await listTrailers(`q=${encodeURIComponent(q)}`)).trailers.map((trailer) => trailer.id)
    for (const q of ['quokka kitchen', 'kitchen QUOKKA', 'ybor, quokka']) expect([q, await found(q)]).toEqual([q, [id]])
    for (const q of ['quokka pizza', `quokka ${id}`]) expect(await found(q)).toEqual([])
    expect(await found(String(id))).toContain(id)
  })

  test('finds the marks of feet and inches as a tablet writes them, in any alphabet', async () => {
    const id = await newTrailer({ name: `Okapi 16' 6" ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ` })
    for (const q of ['okapi 16’ 6”', '16\' 6" αβγδεζηθικλμνξοπρστ', '16’ 6” αβγδεζηθικλμνξοπρστ']) {
      const { trailers } = await listTrailers(`q=${encodeURIComponent(q)}`)
      expect(trailers.map((trailer) => trailer.id)).toEqual([id])
    }
  })

  test('pages through with cursors, each trailer once', async () => {
    for (let made = 0; made < 5; made++) await newTrailer({ name: 'Paged trailer' })
    const seen: number[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await listTrailers(`q=Paged+trailer&limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.trailers.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
  })

  test('leaves out equipment that left the catalogue', async () => {
    const known = await newEquipment()
    const id = await newTrailer({ equipment: [777_777, known] })
    expect((await readTrailer(id)).equipment).toEqual([known])
    expect((await putTrailer(id, await readTrailer(id))).status).toBe(200)
  })

  test.each(['status=lost', 'limit=0', 'cursor=made-up'])('refuses ?%s', async (query) => {
    expect((await call('GET', `/api/trailers?${query}`, await staff())).status).toBe(400)
  })
})
