import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Sum = z.string().regex(/^[0-9a-f]{64}$/)
// No part begins with a dot: a key is also a path below the folder of the backup.
const Key = z.string().regex(/^[\w-]+(\/[\w-][\w.-]*)*$/)

/**
 * The content of a backup: rows as lines of JSON in tables/, pictures under their keys in pictures/, and the checksum of each
 * file.
 */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  made_at: z.string(),
  /** The migrations that its rows were stored under, in order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string().regex(/^\w+$/), z.object({ rows: z.number().int(), sha256: Sum })),
  pictures: z.array(z.object({ key: Key, content_type: z.string(), size: z.number().int(), sha256: Sum })),
  /** Keys of pictures whose bytes were missing. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

/** Tables that triggers fill from others: a backup omits them, and restoring the others fills them again. */
export const DERIVED = ['request_totals']

/** Omitted from backups: sessions, so that no backup can sign anybody in, and data that is worthless later. */
export const LEFT_OUT = [
  'sessions',
  'login_attempts',
  'api_logs',
  'logged_answers',
  'error_logs',
  'job_runs',
  ...DERIVED,
]

/** SHA-256 as hex digits. */
export function sumOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** File of a table's rows in a backup. */
export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl`)
}

/** File of a picture in a backup. */
export function pictureFile(folder: string, key: string): string {
  return join(folder, 'pictures', key)
}

function parsed(file: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Error(`${file} is damaged, or of another kind of backup than this version reads.`)
  }
}

/** Reads a backup's manifest and verifies the checksum of every file; throws with the first that differs. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json')
  // The manifest is written last, so that an interrupted backup has none.
  if (!existsSync(file)) throw new Error(`${folder} holds no backup: there is no ${file}.`)
  const manifest = parsed(file)
  const files = [
    ...Object.entries(manifest.tables).map(([table, { sha256 }]) => ({ path: tableFile(folder, table), sha256 })),
    ...manifest.pictures.map(({ key, sha256 }) => ({ path: pictureFile(folder, key), sha256 })),
  ]
  for (const { path, sha256 } of files) {
    if (!existsSync(path)) throw new Error(`${path} is missing: the backup is not whole.`)
    if (sumOf(readFileSync(path)) !== sha256) throw new Error(`${path} is damaged: its checksum is another one.`)
  }
  return manifest
}
