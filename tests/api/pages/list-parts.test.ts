import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product, send } from '../../product.ts'
import { inDays, newModel, newTrailer } from '../records.ts'

const MANY = 45

let filled: Promise<void> | undefined

async function fill(): Promise<void> {
  const { db } = await product()
  const numbers = sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${MANY}) select n from numbers)`
  const at = new Date().toISOString()
  for (const table of ['trailers', 'custom_trailers']) {
    await db.run(sql`
      insert into ${sql.identifier(table)} (name, image_url, created_at, updated_at)
      select 'Many ' || n, '/placeholder-trailer.jpg', ${at}, ${at} from ${numbers}`)
  }
}

async function read(path: string): Promise<{ names: string[]; next: string | undefined; text: string }> {
  filled ??= fill()
  await filled
  const response = await send(path)
  expect(response.status).toBe(200)
  const text = await response.text()
  return {
    names: [...text.matchAll(/data-goes="\d+" aria-label="([^"]+), \d+ of/g)].map(([, name = '']) => name),
    next: /data-more[^>]*>\s*<a[^>]*href="([^"]+)"/.exec(text)?.[1],
    text,
  }
}

function canonicalOf(text: string): string | undefined {
  const { pathname, search } = new URL(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '')
  return pathname + search
}

test.each(['/rentals', '/custom'])(
  '%s shows twenty at a time, each once, and links lead through all of them',
  async (path) => {
    const seen: string[] = []
    let next: string | undefined = path
    while (next) {
      const part = await read(next)
      expect(part.names.length).toBeLessThanOrEqual(20)
      seen.push(...part.names)
      next = part.next
    }
    expect(seen.filter((name) => name.startsWith('Many '))).toEqual(
      Array.from({ length: MANY }, (_, at) => `Many ${at + 1}`),
    )
    expect(new Set(seen).size).toBe(seen.length)
  },
)

test.each(['/rentals', '/custom'])('search engines know each part of %s by an address of its own', async (path) => {
  const next = (await read(path)).next ?? ''
  expect(next).toMatch(/\?after=\d+$/)
  for (const part of [path, next]) {
    const { text } = await read(part)
    expect(canonicalOf(text)).toBe(part)
    expect(text).toMatch(new RegExp(`href="${path}" aria-current="${part === path ? 'page' : 'true'}"`))
  }
  expect(canonicalOf((await read(`${path}?after=banana`)).text)).toBe(path)
})

test('search engines know no part of a list of certain days', async () => {
  const { next = '' } = await read(`/rentals?from=${inDays(300)}&to=${inDays(301)}`)
  expect(canonicalOf((await read(next.replaceAll('&amp;', '&'))).text)).toBe('/rentals')
})

test('the first part says that there are more, and the last one that these are further ones', async () => {
  expect((await read('/rentals')).text).toContain('More than 20 available now')
  const last = await newTrailer({ name: 'The last one' })
  const { names, text, next } = await read(`/rentals?after=${last - 1}`)
  expect(names).toEqual(['The last one'])
  expect(next).toBeUndefined()
  expect(text).toContain('More trailers available now')
  expect((await read('/rentals?after=banana')).text).not.toContain('More trailers')
})

test('a model that is alone is not called one of several', async () => {
  const several = await read('/custom')
  expect(several.text).toContain('None of these quite fits?')
  const alone = await read(`/custom?after=${(await newModel()) - 1}`)
  expect(alone.names).toHaveLength(1)
  expect(alone.text).not.toContain('None of these')
  expect(alone.text).toContain('Not quite the one?')
})

test('further parts are of the same days', async () => {
  const days = `from=${inDays(300)}&amp;to=${inDays(301)}`
  const first = await read(`/rentals?${days.replace('&amp;', '&')}`)
  expect(first.text).toContain('More than 20 available from')
  expect(first.next).toMatch(/^\/rentals\?after=\d+&amp;from=/)
  expect(first.next).toContain(days)
})

test('the address of a part that is gone leads to the beginning, and one that never was is the beginning', async () => {
  await newModel()
  for (const path of ['/rentals', '/custom']) {
    const gone = await send(`${path}?after=999999999`, { redirect: 'manual' })
    expect([gone.status, gone.headers.get('Location')]).toEqual([302, path])
    expect((await read(`${path}?after=banana`)).names).toEqual((await read(path)).names)
  }
})
