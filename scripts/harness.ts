import { createTestHarness } from 'wrangler'
import { fillDemo } from './demo/fill.ts'

const root = new URL('..', import.meta.url).pathname

/** Starts the built product in workerd on a database without a single table, so that every read of it fails. */
export async function startWithoutDatabase() {
  const harness = createTestHarness({ root, workers: [{ configPath: './dist/server/wrangler.json' }] })
  const { url } = await harness.listen()
  return { harness, url, worker: harness.getWorker<Cloudflare.Env>() }
}

/** Starts the built product in workerd with a fresh database that has its schema and not one row. */
export async function startEmpty() {
  const started = await startWithoutDatabase()
  await started.worker.applyD1Migrations('DB')
  return { ...started, env: await started.worker.getEnv() }
}

/** Starts the built product in workerd with a fresh database, its schema and the demo data. */
export async function startProduct() {
  const started = await startEmpty()
  await fillDemo(started.env, new Date())
  return started
}

/** Starts a single module in workerd with a database without a single table. */
export async function startWithoutTables(main: string) {
  const database = { binding: 'DB', database_name: 'bare', database_id: 'bare', migrations_dir: 'drizzle' }
  const config = { name: 'bare', main, compatibility_date: '2026-10-01', d1_databases: [database] }
  const harness = createTestHarness({ root, workers: [{ config }] })
  await harness.listen()
  const worker = harness.getWorker<Cloudflare.Env>()
  return { harness, worker, env: await worker.getEnv() }
}

/** Starts a single module in workerd with an empty database of the product's schema. */
export async function startBare(main: string) {
  const started = await startWithoutTables(main)
  await started.worker.applyD1Migrations('DB')
  return started
}
