import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import product from '../../package.json' with { type: 'json' }
import { OWN_TABLES } from '../database/own-tables.ts'
import type { Installation } from './installation.ts'
import { LEFT_OUT, type Manifest, pictureFile, sumOf, tableFile } from './manifest.ts'

const AT_ONCE = 4

/**
 * Copies every record, read as of one moment, and every picture into a folder that is new or empty. Leaves nothing behind if it
 * fails.
 */
export async function backUp(installation: Installation, where: string): Promise<Manifest> {
  // Without the slash at its end that a shell completes: the unfinished one is beside the folder, not in it.
  const folder = resolve(where)
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Name a folder that is new or empty.`)
    if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  }
  // A backup that is killed never looks complete.
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    const manifest = await copyAll(installation, unfinished)
    // Only an empty one: another backup may have been finished there meanwhile.
    if (existsSync(folder)) rmdirSync(folder)
    renameSync(unfinished, folder)
    return manifest
  } catch (error) {
    // It cannot be restored, and holds customers' names and password hashes.
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function copyAll({ db, pictures }: Installation, unfinished: string): Promise<Manifest> {
  const { rows, migrations } = await readAll(db)
  mkdirSync(join(unfinished, 'tables'), { recursive: true, mode: 0o700 })
  const tables = Object.fromEntries(rows.map(([table, own]) => [table, writeTable(unfinished, table, own)]))
  const kept = new Map(rows).get('images') ?? []
  const copied = await copyPictures(pictures, unfinished, kept)
  const manifest: Manifest = {
    format: 1,
    version: product.version,
    made_at: new Date().toISOString(),
    migrations,
    tables,
    ...copied,
  }
  writeFileSync(join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return manifest
}

type Row = Record<string, unknown>

async function readAll(db: D1Database) {
  const wanted = `${OWN_TABLES} or name in ('sqlite_sequence', 'd1_migrations')`
  const found = await db.prepare(`select name from sqlite_master where ${wanted} order by name`).all<{ name: string }>()
  const names = found.results.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name))
  if (names.length === 0) throw new Error('There is no installation: the database has no tables.')
  // One batch is one transaction, so that references between tables are consistent.
  const results = await db.batch<Row>(names.map((name) => db.prepare(`select * from "${name}"`)))
  const rows = names.map((name, index): [string, Row[]] => [name, results[index]?.results ?? []])
  const migrations = new Map(rows).get('d1_migrations') ?? []
  return {
    rows: rows.filter(([name]) => name !== 'd1_migrations'),
    migrations: migrations.map(({ name }) => String(name)),
  }
}

function writeTable(folder: string, table: string, rows: readonly Row[]) {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  writeFileSync(tableFile(folder, table), text, { mode: 0o600 })
  return { rows: rows.length, sha256: sumOf(text) }
}

// Only the pictures that records own; their resized variants can be generated again.
async function copyPictures(bucket: R2Bucket, folder: string, rows: readonly Row[]) {
  const waiting = rows.map(({ key, content_type }) => ({ key: String(key), content_type: String(content_type) }))
  const pictures: Manifest['pictures'] = []
  const missing: string[] = []
  async function copyOne({ key, content_type }: (typeof waiting)[number]): Promise<void> {
    const object = await bucket.get(key)
    if (!object) {
      missing.push(key)
      return
    }
    const bytes = new Uint8Array(await object.arrayBuffer())
    const path = pictureFile(folder, key)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
    pictures.push({ key, content_type, size: bytes.byteLength, sha256: sumOf(bytes) })
  }
  async function copy(): Promise<void> {
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) await copyOne(next)
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  // Waits for the others where one fails: a later one would write into the folder that is deleted then, and wrangler does not end
  // while the bytes of a picture are unread.
  const copies = await Promise.allSettled(Array.from({ length: AT_ONCE }, copy))
  const failed = copies.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return { pictures: pictures.toSorted((one, other) => one.key.localeCompare(other.key)), missing }
}
