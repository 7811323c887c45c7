import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Direct, startCountingProduct } from '../../../bench/direct.ts'
import { fillBuilds, fillMessages, fillRequests, fillTrailers, openSession } from '../../../bench/fill.ts'
import { PAGES } from '../../../scripts/product/site-pages.ts'
import { RequestLinkResponse } from '../../../worker/src/contract/requests/request-link.ts'

// The built Worker with its demo data, in a process that reports the database round trips of each response.
let product: Direct

beforeAll(async () => {
  product = await startCountingProduct()
})
afterAll(() => product.close())

async function ask(path: string, sent: Record<string, string> = {}) {
  const response = await fetch(new URL(path, product.url), { headers: sent, redirect: 'manual' })
  const header = (name: string) => Number(response.headers.get(name))
  return {
    status: response.status,
    roundTrips: header('Round-Trips'),
    rows: header('Rows-Read'),
    headers: response.headers,
    text: await response.text(),
  }
}

/** Status and round trips at `path` while it is known that the site needs no password, which is read every few seconds for all. */
async function roundTripsAt(
  path: string,
  headers?: Record<string, string>,
): Promise<[status: number, roundTrips: number]> {
  const [first, second] = [await ask(path, headers), await ask(path, headers)]
  return [second.status, Math.min(first.roundTrips, second.roundTrips)]
}

async function roundTripsOf(paths: readonly string[]) {
  const told: Record<string, [number, number]> = {}
  for (const path of paths) told[path] = await roundTripsAt(path)
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

const PRERENDERED = ['/', '/faq', '/contact']

function allOnce(paths: readonly string[]) {
  return Object.fromEntries(paths.map((path) => [path, [200, 1]]))
}

describe('a public read takes one round trip', () => {
  test('for a page that shows what is stored', async () => {
    const days = 'from=2031-05-05&to=2031-05-09'
    const stored = PAGES.filter((path) => !PRERENDERED.includes(path))
    const paths = [...stored, `/rentals?${days}`, `/rental-details?id=1&${days}`, '/sitemap.xml']
    expect(await roundTripsOf(paths)).toEqual(allOnce(paths))
  })

  test('for a list of days where no trailer is for rent at all', async () => {
    const path = '/rentals?from=2031-05-05&to=2031-05-09'
    const { results } = await product.env.DB.prepare("select id from trailers where status = 'available'").all<{
      id: number
    }>()
    const ids = results.map(({ id }) => id)
    await setStatus(ids, 'maintenance')
    const [told, { text }] = [await roundTripsAt(path), await ask(path)]
    const { text: alone } = await ask('/rent/2')
    const { headers } = await ask('/rentals')
    await setStatus(ids, 'available')
    expect(told).toEqual([200, 1])
    expect(text).toContain('No Trailers Available')
    // Offered only while there are models, so a change of the models must render the page anew.
    expect(text).toContain('Have one built')
    expect(headers.get('Cache-Tag')).toContain('models')
    expect(alone).toContain('No other trailer is for rent at the moment.')
    expect(alone).not.toContain('See available trailers')
  })

  test('for the page of a trailer that cannot be rented now, with others to rent instead', async () => {
    await setStatus([1], 'maintenance')
    const paths = ['/rent/1', '/rent/1?from=2031-05-05&to=2031-05-09']
    const [told, { text }] = [await roundTripsOf(paths), await ask('/rent/1')]
    await setStatus([1], 'available')
    expect(told).toEqual(allOnce(paths))
    expect(text).toContain('You could have one of these')
  })

  test('for each list of the home page, and none for a prerendered page', async () => {
    const { text, roundTrips } = await ask('/')
    const lists = [...new Set(text.match(/\/_server-islands\/[^"'\s]+/g))].map((path) => path.replaceAll('&amp;', '&'))
    expect(lists).toHaveLength(2)
    expect(await roundTripsOf(lists)).toEqual(allOnce(lists))
    expect(roundTrips).toBe(0)
    for (const path of PRERENDERED) expect(await roundTripsAt(path), path).toEqual([200, 0])
  })

  test('for each public call of the description', async () => {
    const { paths }: Description = JSON.parse((await ask('/api/openapi.json')).text)
    const open = Object.keys(paths)
      .filter((path) => paths[path]?.get && !paths[path].get.security)
      .map((path) => path.replace('{id}', '1'))
      .filter((path) => !path.includes('{'))
    expect(open).toContain('/api/trailers/1/availability')
    const told = Object.values(await roundTripsOf(open))
    expect(told.filter(([status, roundTrips]) => status !== 200 || roundTrips > 1)).toEqual([])
  })

  test('for the page of a request, its call and its calendar file', async () => {
    const headers = await signedIn()
    for (const noun of ['rentals', 'custom-builds']) {
      const made = await fetch(new URL(`/api/${noun}/1/links`, product.url), { method: 'POST', headers })
      const { link } = RequestLinkResponse.parse(await made.json())
      const addresses = [link, `${link}/quote`, `/api${link.replace('request', 'requests')}`, `${link}/rental.ics`]
      expect(
        (await Promise.all(addresses.map((path) => roundTripsAt(path)))).map(([, roundTrips]) => roundTrips),
      ).toEqual([1, 1, 1, 1])
    }
  })

  test('for the page of a record that is not there', async () => {
    const gone = ['/rental-details?id=999', '/custom-trailer-details?id=999', '/rent/999']
    expect(Object.values(await roundTripsOf(gone))).toEqual(gone.map(() => [404, 1]))
  })
})

test('a page of one trailer reads no more rows where there are more trailers', async () => {
  const paths = ['/rental-details?id=1', '/rent/1', '/rent/1?from=2031-05-05&to=2031-05-09']
  const rowsOf = async () => {
    const told: number[] = []
    for (const path of paths) told.push(Math.min((await ask(path)).rows, (await ask(path)).rows))
    return told
  }
  const before = await rowsOf()
  await fillTrailers(product.env.DB, 200)
  const after = await rowsOf()
  await product.env.DB.prepare("delete from trailers where name like 'Bench trailer %'").run()
  expect(after).toEqual(before)
})

test('lists of requests and the dashboard read no more rows where there are more requests', async () => {
  const { DB } = product.env
  const headers = await signedIn()
  const lists = ['rentals?limit=10', 'rentals?limit=10&status=pending', 'custom-builds?limit=10', 'contact?limit=10']
  const paths = [...lists, 'contact/counts', 'dashboard', 'rentals/calendar?from=2026-11-01&to=2026-11-30']
  const rowsAfterMore = async () => {
    for (const fill of [fillRequests, fillBuilds, fillMessages]) await fill(DB, 300)
    const told: Record<string, number> = {}
    for (const path of paths) {
      const [first, second] = [await ask(`/api/${path}`, headers), await ask(`/api/${path}`, headers)]
      told[path] = Math.min(first.rows, second.rows)
    }
    return told
  }
  // The first fill every page.
  const before = await rowsAfterMore()
  const after = await rowsAfterMore()
  for (const [table, name] of [
    ['contact_messages', 'name'],
    ['custom_builds', 'customer_name'],
    ['rentals', 'customer_name'],
  ])
    await DB.prepare(`delete from ${table} where ${name} like 'Customer %'`).run()
  expect(after).toEqual(before)
})

// A server sends ten segments of 1,460 bytes before it hears from the browser; one byte more costs a slow phone another 150 ms. The
// two months of the calendar take up to about 1,160 bytes, which vary with the day, so they are left out.
test('the booking page, compressed, and its headers fit into the first round trip to a browser', async () => {
  const { headers, text } = await ask('/rent/1')
  const own = [...headers].filter(([name]) => !['round-trips', 'rows-read', 'content-length'].includes(name))
  const lines = ['HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', 'Content-Encoding: gzip']
  const head = [...lines, ...own.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
  const rest = gzipSync(text.replaceAll(/<table.*?<\/table>/gs, ''))
  expect(head.length + rest.length).toBeLessThan(14_600 - 1160)
})

describe('a staff read takes one round trip for the session, and then', () => {
  test.each([
    [
      'one',
      2,
      ['dashboard', 'rentals', 'custom-builds', 'contact', 'trailers', 'equipment', 'activity-logs', 'admin-accounts'],
    ],
    ['one for the number of entries and one for a page of them', 3, ['logs/api', 'logs/error']],
    ['one for the request and one for its links', 3, ['rentals/1/links', 'custom-builds/1/links']],
  ])('%s', async (_, roundTrips, calls) => {
    const headers = await signedIn()
    const told = await Promise.all(calls.map((call) => roundTripsAt(`/api/${call}`, headers)))
    expect(told).toEqual(calls.map(() => [200, roundTrips]))
  })
})

interface Description {
  paths: Record<string, { get?: { security?: unknown } }>
}
