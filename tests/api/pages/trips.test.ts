import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Direct, startCountingProduct } from '../../../bench/direct.ts'
import { openSession } from '../../../bench/fill.ts'
import { RequestLinkAnswer } from '../../../worker/src/contract/request-link.ts'

// The built Worker with its demo data, in a process of its own that tells of each answer how often it asked the database.
let product: Direct

beforeAll(async () => {
  product = await startCountingProduct()
})
afterAll(() => product.close())

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(path, product.url), { headers, redirect: 'manual' })
  return { status: answer.status, trips: Number(answer.headers.get('Trips')), text: await answer.text() }
}

/** Status and trips at `path`, when it was known that the site asks for no password: that is read every few seconds, for all. */
async function tripsAt(path: string, headers?: Record<string, string>): Promise<[status: number, trips: number]> {
  const [first, second] = [await ask(path, headers), await ask(path, headers)]
  return [second.status, Math.min(first.trips, second.trips)]
}

async function tripsOf(paths: readonly string[]) {
  const told: Record<string, [number, number]> = {}
  for (const path of paths) told[path] = await tripsAt(path)
  return told
}

function setStatus(ids: readonly number[], status: string) {
  return product.env.DB.prepare('update trailers set status = ? where id in (select value from json_each(?))')
    .bind(status, JSON.stringify(ids))
    .run()
}

async function signedIn(): Promise<Record<string, string>> {
  return { Authorization: `Bearer ${await openSession(product.env.DB, 'developer')}` }
}

function allOnce(paths: readonly string[]) {
  return Object.fromEntries(paths.map((path) => [path, [200, 1]]))
}

describe('for what everybody may read the database is asked once', () => {
  test('by a page that shows what is stored', async () => {
    const days = 'from=2031-05-05&to=2031-05-09'
    const pages = ['/rentals', `/rentals?${days}`, '/rental-details?id=1', `/rental-details?id=1&${days}`, '/rent/1']
    const others = ['/custom', '/custom-trailer-details?id=1', '/build', '/sitemap.xml']
    expect(await tripsOf([...pages, ...others])).toEqual(allOnce([...pages, ...others]))
  })

  test('by a list of days where no trailer is for rent at all', async () => {
    const path = '/rentals?from=2031-05-05&to=2031-05-09'
    const { results } = await product.env.DB.prepare("select id from trailers where status = 'available'").all<{
      id: number
    }>()
    const ids = results.map(({ id }) => id)
    await setStatus(ids, 'maintenance')
    const [told, { text }] = [await tripsAt(path), await ask(path)]
    const { text: alone } = await ask('/rent/2')
    await setStatus(ids, 'available')
    expect(told).toEqual([200, 1])
    expect(text).toContain('No Trailers Available')
    expect(alone).toContain('No other trailer is for rent at the moment.')
    expect(alone).not.toContain('See available trailers')
  })

  test('by the page of a trailer that cannot be rented now, with others to rent instead', async () => {
    await setStatus([1], 'maintenance')
    const paths = ['/rent/1', '/rent/1?from=2031-05-05&to=2031-05-09']
    const [told, { text }] = [await tripsOf(paths), await ask('/rent/1')]
    await setStatus([1], 'available')
    expect(told).toEqual(allOnce(paths))
    expect(text).toContain('You could have one of these')
  })

  test('by each list of the home page, and never by a page that was built ahead', async () => {
    const { text, trips } = await ask('/')
    const lists = [...new Set(text.match(/\/_server-islands\/[^"'\s]+/g))].map((path) => path.replaceAll('&amp;', '&'))
    expect(lists).toHaveLength(2)
    expect(await tripsOf(lists)).toEqual(allOnce(lists))
    expect([trips, await tripsAt('/faq'), await tripsAt('/contact')]).toEqual([0, [200, 0], [200, 0]])
  })

  test('by each public call of the description', async () => {
    const { paths }: Description = JSON.parse((await ask('/api/openapi.json')).text)
    const open = Object.keys(paths)
      .filter((path) => paths[path]?.get && !paths[path].get.security)
      .map((path) => path.replace('{id}', '1'))
      .filter((path) => !path.includes('{'))
    expect(open).toContain('/api/trailers/1/availability')
    const told = Object.values(await tripsOf(open))
    expect(told.filter(([status, trips]) => status !== 200 || trips > 1)).toEqual([])
  })

  test('by the page of a request, its call and its calendar file', async () => {
    const headers = await signedIn()
    for (const noun of ['rentals', 'custom-builds']) {
      const made = await fetch(new URL(`/api/${noun}/1/links`, product.url), { method: 'POST', headers })
      const { link } = RequestLinkAnswer.parse(await made.json())
      const addresses = [link, `${link}/quote`, `/api${link.replace('request', 'requests')}`, `${link}/rental.ics`]
      expect((await Promise.all(addresses.map((path) => tripsAt(path)))).map(([, trips]) => trips)).toEqual([
        1, 1, 1, 1,
      ])
    }
  })

  test('by the page of a record that is not there', async () => {
    const gone = ['/rental-details?id=999', '/custom-trailer-details?id=999', '/rent/999']
    expect(Object.values(await tripsOf(gone))).toEqual(gone.map(() => [404, 1]))
  })
})

describe('for what staff may read the database is asked who they are, and then', () => {
  test.each([
    [
      'once',
      2,
      ['dashboard', 'rentals', 'custom-builds', 'contact', 'trailers', 'equipment', 'activity-logs', 'admin-accounts'],
    ],
    ['for the number of entries and the page of them', 3, ['logs/api', 'logs/error']],
    ['for the request and its links', 3, ['rentals/1/links', 'custom-builds/1/links']],
  ])('%s', async (_, trips, calls) => {
    const headers = await signedIn()
    const told = await Promise.all(calls.map((call) => tripsAt(`/api/${call}`, headers)))
    expect(told).toEqual(calls.map(() => [200, trips]))
  })
})

interface Description {
  paths: Record<string, { get?: { security?: unknown } }>
}
