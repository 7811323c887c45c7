import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmpty } from '../../../scripts/product/harness.ts'
import { openDb } from '../../../worker/src/db/client.ts'
import { trailers } from '../../../worker/src/db/schema.ts'
import { inDays } from '../records.ts'

const PAGES = ['/rentals', '/rental-details?id=1', '/rent/1']
const ON_DAYS = `/rentals?from=${inDays(1)}&to=${inDays(2)}`
const ROOT = '`<html lang="en-US"'

let server: string
let started: Awaited<ReturnType<typeof startEmpty>>

// The built product, except that each rendered page gets a random number: a cached page keeps its number.
beforeAll(async () => {
  server = mkdtempSync('dist/numbered-')
  cpSync('dist/server', server, { recursive: true })
  const making = globSync(`${server}/chunks/*.mjs`).filter((path) => readFileSync(path, 'utf8').includes(ROOT))
  for (const path of making) {
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(ROOT, `${ROOT} data-made="\${crypto.randomUUID()}"`))
  }
  started = await startEmpty({ server })
  const rates = { rental_price_daily: 10_000, rental_price_weekly: 50_000, rental_price_monthly: 150_000 }
  const shown = { id: 1, name: 'Test trailer', image_url: '/placeholder-trailer.jpg', ...rates }
  await openDb(started.env.DB).insert(trailers).values(shown)
})

afterAll(async () => {
  await started.harness.close()
  rmSync(server, { recursive: true })
})

async function visit(path: string) {
  const response = await started.harness.fetch(path)
  const { 'x-request-id': request, ...headers } = Object.fromEntries(response.headers)
  return { request, seen: { status: response.status, headers, html: await response.text() } }
}

test.each(PAGES)('%s is kept, to the letter and headers included, where its rows are the same', async (path) => {
  const [made, same] = [await visit(path), await visit(path)]
  expect(made.seen.html).toContain('data-made="')
  expect(same.seen).toEqual(made.seen)
  expect(same.request).not.toBe(made.request)
})

test.each(PAGES)('%s shows what was written past the Worker', async (path) => {
  await visit(path)
  const name = `Renamed for ${path}`
  await openDb(started.env.DB).update(trailers).set({ name }).where(eq(trailers.id, 1))
  expect((await visit(path)).seen.html).toContain(name)
})

test('a list on asked days, which is never kept, is made with each visit', async () => {
  const [made, again] = [await visit(ON_DAYS), await visit(ON_DAYS)]
  expect(again.seen.html).not.toBe(made.seen.html)
})
