import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { OWN_TABLES } from '../../../scripts/database/own-tables.ts'
import { PAGES } from '../../../scripts/product/site-pages.ts'
import { createApp } from '../../../worker/src/app.ts'
import { product } from '../../product.ts'
import { raw } from '../../raw.ts'
import { tokenOf } from '../client.ts'
import { apiOf } from '../customer-calls.ts'
import { newTrailer, sendRental, signedInAs } from '../records.ts'

// Entries about the calls themselves, which are written after each of them.
const ABOUT_CALLS = ['api_logs', 'logged_answers', 'error_logs']

/** A hash of every table. */
async function state(): Promise<Record<string, string>> {
  const { db } = await product()
  const tables = await db.all<{ name: string }>(sql`select name from sqlite_master where ${sql.raw(OWN_TABLES)}`)
  const hashes: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !ABOUT_CALLS.includes(table.name))) {
    const rows = await db.all(sql`select * from ${sql.identifier(name)}`)
    hashes[name] = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
  return hashes
}

test('reading changes nothing, whatever is read and by whom', async () => {
  const routes = createApp().routes.filter(({ method }) => method === 'GET')
  const calls = new Set(routes.map(({ path }) => path.replace(':folder', 'rentals').replace(/:\w+/g, '1')))
  const tokens = [await tokenOf('developer'), undefined]
  const before = await state()
  expect(Object.keys(before).length).toBeGreaterThan(15)
  for (const path of [...calls, ...PAGES, '/admin', '/sitemap.xml', '/robots.txt', '/no-such-page']) {
    for (const token of tokens) {
      // Whoever may read most could also change most.
      for (const method of token ? ['GET', 'HEAD', 'OPTIONS'] : ['GET']) {
        const query = path.includes('?') ? '' : '?status=read&delete=1&_method=DELETE'
        await raw(method, `${path}${query}`, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
      }
    }
  }
  expect(await state()).toEqual(before)
})

const CALLS = 400
const AT_ONCE = 50

describe('hundreds of mixed calls of several people, staff and customers', () => {
  /** A call, and what identifies its response. */
  interface Mine {
    path: string
    token?: string
    status: number
    holds: string
  }

  async function everybody(): Promise<Mine[]> {
    const people = await Promise.all(
      ['visitor', 'admin', 'super_admin', 'developer'].map(async (role) => ({ role, ...(await signedInAs({ role })) })),
    )
    const trailer = await newTrailer()
    const customers = await Promise.all(
      ['Ada First', 'Ben Second', 'Cem Third'].map(async (customer_name) => {
        const { link } = await sendRental(trailer, { customer_name })
        return { path: apiOf(link), status: 200, holds: `"customer_name":"${customer_name}"` }
      }),
    )
    return [
      ...people.flatMap(({ id, token }) => [
        { path: '/api/auth/me', token, status: 200, holds: `"id":${id},` },
        { path: '/api/auth/verify', token, status: 200, holds: `"id":${id},` },
      ]),
      ...people.map(({ role, token }) => {
        const isHigh = role === 'super_admin' || role === 'developer'
        const holds = isHigh ? '"accounts":' : '"success":false'
        return { path: '/api/admin-accounts', token, status: isHigh ? 200 : 403, holds }
      }),
      ...customers,
      { path: '/api/auth/me', status: 401, holds: '"success":false' },
      { path: '/api/rentals', status: 401, holds: '"success":false' },
      { path: '/api/trailers/public', status: 200, holds: `"id":${trailer},` },
    ]
  }

  test('are each answered what is theirs', async () => {
    const calls = await everybody()
    let turn = 0
    const others = calls.filter(({ path }) => path === '/api/auth/me').map(({ holds }) => holds)
    const work = async () => {
      while (turn < CALLS) {
        // A step that shares no factor with the number of calls, so that each call coincides with each other one.
        const { path, token, status, holds } = calls[(turn++ * 7) % calls.length] ?? { path: '', status: 0, holds: '' }
        const response = await raw('GET', path, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
        expect(response.status, path).toBe(status)
        expect(response.text, path).toContain(holds)
        if (path.startsWith('/api/auth/') && status === 200) {
          for (const other of others.filter((one) => one !== holds)) expect(response.text).not.toContain(`{${other}`)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  })
})
