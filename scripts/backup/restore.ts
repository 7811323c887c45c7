import { readFileSync } from 'node:fs'
import { inChunks } from '#domain/chunks'
import { OWN_TABLES } from '../database/own-tables.ts'
import type { Installation } from './installation.ts'
import { DERIVED, LEFT_OUT, type Manifest, pictureFile, tableFile } from './manifest.ts'

// D1 takes two megabytes in one value.
const MAX_BYTES = 1_000_000

// Keeps the sweep from deleting a picture that is restored before its record, however long the others take.
const MAX_RESTORE_MS = 24 * 60 * 60 * 1000

const NOT_SENT = 'It was waiting when the backup was made, and may have been sent since. Send it again if it was not.'

// Every running installation fills the tables that backups omit, and a restore that was cut off leaves the keys of its pictures.
const NO_RECORDS = [...LEFT_OUT, 'loose_objects']

/** Names of the tables to restore that already hold records. */
export async function filledTables({ db }: Installation): Promise<string[]> {
  const tables = (await tablesOf(db)).filter((table) => !NO_RECORDS.includes(table))
  if (tables.length === 0) return []
  const results = await db.batch(tables.map((table) => db.prepare(`select 1 from "${table}" limit 1`)))
  return tables.filter((_, index) => (results[index]?.results.length ?? 0) > 0)
}

/**
 * Restores a backup into an installation of the same schema or a newer one: pictures first, then all records in one batch, so
 * that it is restored completely or not at all. The database's previous content is lost, and mails that waited are not sent.
 */
export async function restoreBackup({ db, pictures }: Installation, folder: string, manifest: Manifest): Promise<void> {
  await refuseNewer(db, manifest)
  const keys = manifest.pictures.map(({ key }) => key)
  await noteUnowned(db, keys, new Date(Date.now() + MAX_RESTORE_MS)).run()
  for (const { key, content_type } of manifest.pictures) {
    await pictures.put(key, readFileSync(pictureFile(folder, key)), { httpMetadata: { contentType: content_type } })
  }
  const tables = await parentsFirst(db)
  // The id counters come last, since they are not one of our tables.
  const restored = [...new Set([...tables, ...Object.keys(manifest.tables)])].filter(
    (table) => table in manifest.tables,
  )
  const { results: replaced } = await db.prepare('select key from images').all<{ key: string }>()
  await db.batch([
    db.prepare('pragma defer_foreign_keys = on'),
    // The derived tables are emptied last, so that they start from nothing, whatever they held.
    ...[...tables.toReversed(), ...DERIVED].map((table) => db.prepare(`delete from "${table}"`)),
    ...restored.flatMap((table) => inserts(db, folder, table)),
    // A waiting mail that is sent automatically might reach customers twice, or come from a test installation.
    db.prepare("update mails set status = 'failed', error = ? where status = 'queued'").bind(NOT_SENT),
    noteUnowned(
      db,
      replaced.map(({ key }) => key),
      new Date(),
    ),
  ])
}

async function refuseNewer(db: D1Database, { migrations }: Manifest): Promise<void> {
  const { results } = await db.prepare('select name from d1_migrations').all<{ name: string }>()
  const known = new Set(results.map(({ name }) => name))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(`The backup is of a newer version: this one does not know ${unknown.join(', ')}.`)
}

// Orphaned pictures are left to the hourly sweep, from an hour after `since` on.
function noteUnowned(db: D1Database, keys: readonly string[], since: Date): D1PreparedStatement {
  return db
    .prepare(`insert into loose_objects (key, since) select value, ?2 from json_each(?1)
      where value not in (select key from images) on conflict do update set since = excluded.since`)
    .bind(JSON.stringify(keys), since.toISOString())
}

async function tablesOf(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare(`select name from sqlite_master where ${OWN_TABLES}`).all<{ name: string }>()
  return results.map(({ name }) => name).filter((name) => !DERIVED.includes(name))
}

// Parents first: while references are deferred, SQLite scans a table for each parent row deleted before it or inserted after it.
async function parentsFirst(db: D1Database): Promise<string[]> {
  const waiting = new Set(await tablesOf(db))
  const lists = [...waiting].map((table) => db.prepare(`pragma foreign_key_list("${table}")`))
  const results = await db.batch<{ table: string }>(lists)
  const parents = new Map([...waiting].map((table, index) => [table, results[index]?.results.map((row) => row.table)]))
  const isFree = (table: string) => !parents.get(table)?.some((parent) => parent !== table && waiting.has(parent))
  const sorted: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(isFree)
    // Tables that refer to each other keep their order.
    for (const table of free.length > 0 ? free : [...waiting]) {
      sorted.push(table)
      waiting.delete(table)
    }
  }
  return sorted
}

// The id counters are restored too, so that no id is reused.
function inserts(db: D1Database, folder: string, table: string): D1PreparedStatement[] {
  const lines = readFileSync(tableFile(folder, table), 'utf8').split('\n').filter(Boolean)
  const [first] = lines
  const clear = table === 'sqlite_sequence' ? [db.prepare('delete from sqlite_sequence')] : []
  if (!first) return clear
  const columns = Object.keys(JSON.parse(first))
  const names = columns.map((name) => `"${name}"`).join()
  const values = columns.map((name) => `value ->> '$."${name}"'`).join()
  const sql = `insert into "${table}" (${names}) select ${values} from json_each(?1)`
  return [
    ...clear,
    ...inChunks(lines, MAX_BYTES, Buffer.byteLength).map((chunk) => db.prepare(sql).bind(`[${chunk.join()}]`)),
  ]
}
