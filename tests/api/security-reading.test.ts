import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { product } from '../product.ts'
import { raw } from '../raw.ts'
import { call, tokenOf } from './client.ts'
import { signedInAs } from './records.ts'

// Lines about the calls themselves, which are written after each of them.
const ABOUT_CALLS = ['api_logs', 'error_logs']

/** A hash of every table. */
async function state(): Promise<Record<string, string>> {
  const { db } = await product()
  const isOurs = sql`type = 'table' and name not glob '_cf*' and name not glob 'sqlite*' and name not glob 'd1_*'`
  const tables = await db.all<{ name: string }>(sql`select name from sqlite_master where ${isOurs}`)
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
  const pages = ['/', '/rentals', '/rental-details?id=1', '/rent/1', '/custom', '/build', '/contact', '/faq', '/admin']
  const tokens = [await tokenOf('developer'), undefined]
  const before = await state()
  expect(Object.keys(before).length).toBeGreaterThan(15)
  for (const path of [...calls, ...pages, '/sitemap.xml', '/robots.txt', '/no-such-page']) {
    for (const token of tokens) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const query = path.includes('?') ? '' : '?status=read&delete=1&_method=DELETE'
        await raw(method, `${path}${query}`, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
      }
    }
  }
  expect(await state()).toEqual(before)
})

describe('many at once', () => {
  test('are each told who they are, and see what they may', async () => {
    const people = [
      await signedInAs({ role: 'visitor' }),
      await signedInAs({ role: 'admin' }),
      await signedInAs({ role: 'super_admin' }),
    ]
    const strangers = Array.from({ length: 60 }, () => call('GET', '/api/auth/me'))
    const asked = Array.from({ length: 300 }, async (_, turn) => {
      const { id, token } = people[turn % people.length] ?? { id: 0, token: '' }
      const { body } = await call('GET', turn % 2 ? '/api/auth/me' : '/api/auth/verify', { token })
      return [id, JSON.stringify(body).includes(`"id":${id},`)]
    })
    for (const [id, isRight] of await Promise.all(asked)) expect(isRight, `${id}`).toBe(true)
    for (const { status } of await Promise.all(strangers)) expect(status).toBe(401)
  })
})
