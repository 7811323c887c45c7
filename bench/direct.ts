import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { applyMigrations } from '../scripts/database/migrations.ts'
import { fillDemo } from '../scripts/demo/fill.ts'
import { compatibility_date, compatibility_flags } from '../scripts/product/compatibility.ts'
import { STATEMENTS } from './statements.ts'

const SERVER = 'dist/server'

/** A Worker that answers on a direct socket, with no local tools in between. */
export interface Direct {
  url: URL
  env: Cloudflare.Env
  close: () => Promise<void>
}

const COMMON = {
  compatibilityDate: compatibility_date,
  d1Databases: { DB: 'bench' },
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
}

// In a separate Worker: the choice between files and Worker is Cloudflare's, and would otherwise be timed with each call.
const FILES = {
  name: 'files',
  compatibilityDate: COMMON.compatibilityDate,
  modules: [{ type: 'ESModule' as const, path: 'bench/files-worker.js' }],
  assets: { directory: 'dist/client', binding: 'ASSETS', routerConfig: { has_user_worker: false } },
}

/** Starts the built product with its demo data; `cacheTtlMs` is its setting RESPONSE_CACHE_TTL_MS. */
export function startDirectProduct(cacheTtlMs: number): Promise<Direct> {
  return startProduct(cacheTtlMs, [])
}

/** The same, with its response cache off and headers that report a response's round trips to the database and the rows read. */
export function startCountingProduct(): Promise<Direct> {
  const contents = readFileSync('bench/counting-worker.js', 'utf8')
  return startProduct(0, [{ type: 'ESModule', path: `${SERVER}/counting.mjs`, contents }])
}

interface Module {
  type: 'ESModule'
  path: string
  contents?: string
}

function startProduct(cacheTtlMs: number, before: readonly Module[]): Promise<Direct> {
  const names = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'))
  const modules = ['entry.mjs', ...names.filter((name) => name !== 'entry.mjs')]
  const product = {
    ...COMMON,
    name: 'product',
    compatibilityFlags: compatibility_flags,
    modulesRoot: SERVER,
    modules: [...before, ...modules.map((name) => ({ type: 'ESModule' as const, path: `${SERVER}/${name}` }))],
    bindings: { SITE_URL: 'http://127.0.0.1:8787', RESPONSE_CACHE_TTL_MS: String(cacheTtlMs) },
    r2Buckets: { PICTURES: 'bench' },
    ratelimits: { PUBLIC_FORMS: { namespace_id: '1', simple: { limit: 100_000, period: 60 as const } } },
    images: { binding: 'IMAGES' },
    serviceBindings: { ASSETS: 'files' },
  }
  return start([product, FILES])
}

/** Starts one module of bench/ as a Worker, on the same demo data; `module` is its path. */
export function startBareWorker(module: string): Promise<Direct> {
  const bare = { ...COMMON, name: 'bare', modules: [{ type: 'ESModule' as const, path: module }] }
  return start([{ ...bare, r2Buckets: { PICTURES: 'bench' }, bindings: { STATEMENTS } }])
}

type Workers = Extract<Parameters<typeof convertV4MiniflareOptions>[0], { workers: unknown }>['workers']

async function start(workers: Workers): Promise<Direct> {
  const common = { logRequests: false, cf: false, telemetry: { enabled: false } }
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...common, workers }))
  await miniflare.ready
  const env = await miniflare.getBindings<Cloudflare.Env>()
  await applyMigrations(env.DB)
  await fillDemo(env, new Date())
  return { url: await miniflare.unsafeGetDirectURL(), env, close: () => miniflare.dispose() }
}
