import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { AppEnv } from '../env.ts'
import { purgeTags } from './edge-cache.ts'

const edge = vi.hoisted(() => ({ purge: vi.fn(async () => {}) }))
vi.mock('cloudflare:workers', () => ({ cache: edge }))

async function saved(...tags: string[]): Promise<void> {
  const later: Promise<unknown>[] = []
  const app = new Hono<AppEnv>().put('/', (c) => {
    purgeTags(c, ...tags)
    return c.body(null, 204)
  })
  const waitUntil = (work: Promise<unknown>) => void later.push(work)
  await app.request('/', { method: 'PUT' }, {}, { waitUntil, passThroughOnException: () => {}, props: {} })
  await Promise.all(later)
}

test('a save purges what it changed, and one that no page shows spends no purge', async () => {
  await saved('rentals', 'rental-7')
  expect(edge.purge).toHaveBeenCalledExactlyOnceWith({ tags: ['rentals', 'rental-7'] })
  await saved()
  expect(edge.purge).toHaveBeenCalledOnce()
})
