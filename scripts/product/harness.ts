import { fileURLToPath } from 'node:url'
import { type Unstable_RawConfig as Config, createTestHarness, type TestHarnessOptions } from 'wrangler'
import { fillDemo } from '../demo/fill.ts'
import { compatibility_date, compatibility_flags } from './compatibility.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Settings of an installation beyond wrangler.toml. */
interface Settings {
  vars?: Record<string, string>
  secrets?: Record<string, string>
  /** Folder of the Worker to start. */
  server?: string
  /** Workers that run beside it, on the same database and bucket. */
  beside?: TestHarnessOptions['workers']
}

/**
 * Starts the built product in workerd on a database without any table, so that every read fails. Tests write to it directly, so
 * the response cache is off unless `vars` set its TTL.
 */
export async function startUnmigrated({ vars, secrets = {}, server = 'dist/server', beside = [] }: Settings = {}) {
  const settings = { vars: { RESPONSE_CACHE_TTL_MS: '0', ...vars }, secrets }
  const harness = createTestHarness({
    root,
    workers: [{ configPath: `./${server}/wrangler.json`, ...settings }, ...beside],
  })
  const { url } = await harness.listen()
  return { harness, url, worker: harness.getWorker<Cloudflare.Env>() }
}

// On a busy machine the idle connection may be closed meanwhile. A migration that was applied is not applied again.
async function migrate(worker: { applyD1Migrations: (binding: 'DB') => Promise<unknown> }): Promise<void> {
  const apply = () => worker.applyD1Migrations('DB')
  await apply().catch(apply)
}

/** Starts the built product in workerd with a fresh database that has the schema but no rows. */
export async function startEmpty(settings?: Settings) {
  const started = await startUnmigrated(settings)
  await migrate(started.worker)
  return { ...started, env: await started.worker.getEnv() }
}

/** Starts the built product in workerd with a fresh database, its schema and the demo data. */
export async function startProduct(settings?: Settings) {
  const started = await startEmpty(settings)
  await fillDemo(started.env, new Date())
  return started
}

/** Starts a single module in workerd with a database without any table, and `more` bindings if it needs them. */
export async function startModule(main: string, more: Partial<Config> = {}) {
  const database = { binding: 'DB', database_name: 'bare', database_id: 'bare', migrations_dir: 'drizzle' }
  const config = { name: 'bare', main, compatibility_date, compatibility_flags, d1_databases: [database], ...more }
  const harness = createTestHarness({ root, workers: [{ config }] })
  await harness.listen()
  const worker = harness.getWorker<Cloudflare.Env>()
  return { harness, worker, env: await worker.getEnv() }
}

/** Starts the API without its pages, with the demo data, on a database and bucket that fail on demand (tests/faults/). */
export async function startFaulty() {
  const started = await startModule('tests/faults/worker.ts', {
    alias: { '@astrojs/cloudflare/handler': './tests/faults/no-pages.ts' },
    r2_buckets: [{ binding: 'PICTURES', bucket_name: 'bare' }],
    ratelimits: [{ name: 'PUBLIC_FORMS', namespace_id: '1', simple: { limit: 100_000, period: 60 } }],
  })
  await migrate(started.worker)
  await fillDemo(started.env, new Date())
  return started
}
