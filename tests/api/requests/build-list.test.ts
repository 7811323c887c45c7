import { describe, expect, test } from 'vitest'
import { BuildList } from '#contract/requests/custom-build'
import { call, expectResponse, tokenOf } from '../client.ts'
import { newBuild, newModel } from '../records.ts'

async function listBuilds(query: string) {
  return expectResponse(BuildList, 200, 'GET', `/api/custom-builds?${query}`, { token: await tokenOf('staff') })
}

describe('GET /api/custom-builds', () => {
  test('lists newest first with counts of every state', async () => {
    const { id } = await newBuild(await newModel())
    const { quotes } = await listBuilds('limit=5')
    expect(quotes[0]?.id).toBe(id)
    expect(quotes.map((quote) => quote.id)).toEqual(quotes.map((quote) => quote.id).toSorted((a, b) => b - a))
    const all = await listBuilds('')
    expect(Object.values(all.counts ?? {}).reduce((sum, value) => sum + value, 0)).toBe(all.quotes.length)
  })

  test.each(['pending', 'approved', 'rejected', 'in_progress', 'completed'] as const)(
    'filters by %s, of which the demo data has some',
    async (status) => {
      const { quotes, counts } = await listBuilds(`status=${status}`)
      expect(quotes.length).toBe(counts?.[status])
      expect(new Set(quotes.map((quote) => quote.status))).toEqual(new Set([status]))
      expect(quotes.some(({ equipment }) => equipment.length > 3)).toBe(true)
    },
  )

  test('finds text in any case and takes % and _ as letters', async () => {
    const { id } = await newBuild(await newModel({ name: 'Searched model' }), { company_name: 'Zoë 100%_Sure' })
    for (const q of ['100%_sure', 'SEARCHED MODEL']) {
      expect((await listBuilds(`q=${encodeURIComponent(q)}`)).quotes.map((quote) => quote.id)).toEqual([id])
    }
    expect((await listBuilds(`q=${encodeURIComponent('zo%sure')}`)).quotes).toEqual([])
    expect((await listBuilds(`q=${'x'.repeat(199)}`)).quotes).toEqual([])
  })

  test('pages through with cursors, each request once', async () => {
    const model = await newModel({ name: 'Paged build' })
    for (let made = 0; made < 5; made++) await newBuild(model)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await listBuilds(`q=Paged+build&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.quotes.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
  })

  test.each(['limit=0', 'limit=1001', 'status=lost', 'cursor=made-up', 'cursor=cmVudGFsczo1'])(
    'refuses ?%s',
    async (query) => {
      const response = await call('GET', `/api/custom-builds?${query}`, { token: await tokenOf('staff') })
      expect(response).toMatchObject({ status: 400, body: { success: false } })
    },
  )
})
