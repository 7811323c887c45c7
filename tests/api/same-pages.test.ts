import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDb } from '../../worker/src/db/client.ts'
import { trailers } from '../../worker/src/db/schema.ts'
import { product, send } from '../product.ts'

const PAGES = ['/rentals', '/rental-details?id=1', '/rent/1']

async function visit(path: string) {
  const answer = await send(path)
  const { 'x-request-id': request, ...headers } = Object.fromEntries(answer.headers)
  return { request, seen: { status: answer.status, headers, html: await answer.text() } }
}

test.each(PAGES)('%s is the same to the letter where its rows are, headers included', async (path) => {
  const [made, same] = [await visit(path), await visit(path)]
  expect(same.seen).toEqual(made.seen)
  expect(same.request).not.toBe(made.request)
})

test.each(PAGES)('%s shows what was written past the Worker', async (path) => {
  await visit(path)
  const { env } = await product()
  const name = `Renamed for ${path}`
  await openDb(env.DB).update(trailers).set({ name }).where(eq(trailers.id, 1))
  expect((await visit(path)).seen.html).toContain(name)
})
