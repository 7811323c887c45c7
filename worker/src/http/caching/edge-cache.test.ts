import { type Context, Hono } from 'hono'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AppEnv } from '../env.ts'
import { purgeAll, purgeTags } from './edge-cache.ts'

const edge = vi.hoisted(() => ({ purge: vi.fn(async (): Promise<unknown> => ({ success: true, errors: [] })) }))
vi.mock('cloudflare:workers', () => ({ cache: edge }))

beforeEach(() => {
  edge.purge.mockClear()
})

async function saved(purge: (c: Context<AppEnv>) => void): Promise<void> {
  const later: Promise<unknown>[] = []
  const app = new Hono<AppEnv>().put('/', (c) => {
    purge(c)
    return c.body(null, 204)
  })
  const waitUntil = (work: Promise<unknown>) => void later.push(work)
  await app.request('/', { method: 'PUT' }, { DB: {} }, { waitUntil, passThroughOnException: () => {}, props: {} })
  await Promise.all(later)
}

test('a save purges what it changed, and one that no page shows spends no purge', async () => {
  await saved((c) => purgeTags(c, 'rentals', 'rental-7'))
  expect(edge.purge).toHaveBeenCalledExactlyOnceWith({ tags: ['rentals', 'rental-7'] })
  await saved((c) => purgeTags(c))
  expect(edge.purge).toHaveBeenCalledOnce()
})

test('a new site password purges all, and once more when every isolate knows of it', async () => {
  const wait = vi.fn(async () => expect(edge.purge).toHaveBeenCalledOnce())
  vi.stubGlobal('scheduler', { wait })
  try {
    await saved((c) => purgeAll(c, 5000))
  } finally {
    vi.unstubAllGlobals()
  }
  expect(wait).toHaveBeenCalledExactlyOnceWith(5000)
  expect(edge.purge.mock.calls).toEqual([[{ purgeEverything: true }], [{ purgeEverything: true }]])
})

test.each([
  ['is refused', async () => ({ success: false, errors: [{ code: 10000, message: 'Rate limit exceeded' }] })],
  ['fails', () => Promise.reject(new Error('Rate limit exceeded'))],
])('a purge that %s is told and costs the save nothing', async (_, purge) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  edge.purge.mockImplementationOnce(purge)
  vi.stubGlobal('scheduler', { wait: async () => {} })
  onTestFinished(() => {
    warn.mockRestore()
    vi.unstubAllGlobals()
  })
  await saved((c) => purgeTags(c, 'rentals'))
  expect(JSON.parse(String(warn.mock.calls[0]))).toMatchObject({
    doing: expect.stringContaining('"rentals"'),
    message: 'Rate limit exceeded',
  })
})
