import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { DERIVED } from '../scripts/backup/manifest.ts'
import { applyMigrations, migrationFiles } from '../scripts/database/migrations.ts'
import { OWN_TABLES } from '../scripts/database/own-tables.ts'
import { fillDemo } from '../scripts/demo/fill.ts'
import { startUnmigrated } from '../scripts/product/harness.ts'
import { type Db, openDb } from '../worker/src/db/client.ts'
import { databaseWorker, quickDatabase } from './quick-database/client.ts'
import { quickServer } from './quick-passwords.ts'

// Stands in for Cloudflare's own encoder; twenty times as fast, at the cost of AVIF files that are a fifth larger.
const { avif } = sharp.prototype
sharp.prototype.avif = function (options?: object) {
  return avif.call(this, { effort: 0, ...options })
}

type Running = Awaited<ReturnType<typeof boot>>
type Fetch = Running['worker']['fetch']

async function boot() {
  const started = await startUnmigrated({ server: quickServer(), beside: [databaseWorker()] })
  const env = await started.worker.getEnv()
  const d1 = quickDatabase(started.harness)
  // Through wrangler's binding, tables and demo data take two seconds of CPU time for each worker.
  await applyMigrations(d1)
  await noteMigrations(d1)
  await fillDemo({ ...env, DB: d1 }, new Date())
  const db = openDb(d1)
  const reset = resetOf(d1, await copyTables(db))
  return { ...started, env, d1, db, reset, pictures: await keysOf(env.PICTURES) }
}

/** Notes the migrations where wrangler does, since a backup names them. */
async function noteMigrations(d1: D1Database): Promise<void> {
  await d1.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)').run()
  const names = migrationFiles().map((file) => basename(file))
  await d1.batch(names.map((name) => d1.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)))
}

function resetOf(d1: D1Database, tables: string[]): D1PreparedStatement[] {
  return [
    'PRAGMA defer_foreign_keys = on',
    ...tables.map((table) => `DELETE FROM "${table}"`),
    ...DERIVED.map((table) => `DELETE FROM "${table}"`),
    ...tables.map((table) => `INSERT INTO "${table}" SELECT * FROM "demo_copy_of_${table}"`),
  ].map((text) => d1.prepare(text))
}

async function keysOf(bucket: R2Bucket): Promise<Set<string>> {
  const { objects } = await bucket.list()
  return new Set(objects.map(({ key }) => key))
}

/** The picture that a variant was made of: remaking the variants of the demo's pictures for every file takes minutes. */
function pictureOf(key: string): string {
  return /^variants\/(.+)\/[^/]+$/.exec(key)?.[1] ?? ''
}

const copyOf = (table: string) => sql.identifier(`demo_copy_of_${table}`)

async function copyTables(db: Db): Promise<string[]> {
  const found = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE ${sql.raw(OWN_TABLES)}`)
  const tables = found.map(({ name }) => name).filter((name) => !DERIVED.includes(name))
  for (const table of tables) await db.run(sql`CREATE TABLE ${copyOf(table)} AS SELECT * FROM ${sql.identifier(table)}`)
  return tables
}

/**
 * Restores every record to the fresh demo data, and removes newer pictures, so that no test file sees what another left. Sessions
 * end with it; ids are not reused.
 */
export async function resetRecords(): Promise<void> {
  if (!running) return
  const { env, d1, reset, pictures } = running
  await d1.batch(reset)
  const since = (await keysOf(env.PICTURES)).difference(pictures)
  const gone = [...since].filter((key) => !pictures.has(pictureOf(key)))
  if (gone.length > 0) await env.PICTURES.delete(gone)
}

let booting: Promise<Running> | undefined
let running: Running | undefined

/** The built product in workerd with a fresh database and the demo data; started by the first test that asks. */
export async function product(): Promise<Running> {
  // Retried, since a machine that stalls closes the first connection to a server that has just started.
  booting ??= boot().catch(boot)
  try {
    running = await booting
  } catch (error) {
    booting = undefined
    throw error
  }
  return running
}

/**
 * Sends a request to the product; the path may be relative. An API call goes straight to the Worker, where it would end in any
 * case: passing the assets first costs as much as a call.
 */
export async function send(...request: Parameters<Fetch>): ReturnType<Fetch> {
  const { harness, worker } = await product()
  const [input] = request
  const isCall = typeof input === 'string' && input.startsWith('/api/')
  return isCall ? worker.fetch(...request) : harness.fetch(...request)
}

/** What the Worker has written to its console since `clearConsole`, as lines. */
export function consoleLines(): string[] {
  return (running?.harness.getLogs() ?? []).map(({ level, message }) => `${level}: ${message}`)
}

/** Forgets what the Worker wrote to its console. */
export function clearConsole(): void {
  running?.harness.clearLogs()
}
