import { OWN_TABLES } from '../../scripts/database/own-tables.ts'

type Stores = Pick<Cloudflare.Env, 'DB' | 'PICTURES'>

const COPY = 'kept_copy_of_'

// Filled by triggers when the other tables are filled.
const DERIVED = 'request_totals'

async function tablesOf(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare(`select name from sqlite_master where ${OWN_TABLES}`).all<{ name: string }>()
  return results.map(({ name }) => name).filter((name) => !name.startsWith(COPY))
}

/** Copies what every table contains now, for `reset`. */
export async function keepCopies(db: D1Database): Promise<string[]> {
  const tables = await tablesOf(db)
  await db.batch(tables.map((table) => db.prepare(`create table ${COPY}${table} as select * from ${table}`)))
  return tables
}

/** Restores every table to its copy, including the next ids, and removes newer pictures from the library. */
export async function reset({ DB, PICTURES }: Stores): Promise<true> {
  const tables = (await tablesOf(DB)).filter((table) => table !== DERIVED)
  const texts = [
    'pragma defer_foreign_keys = on',
    ...[...tables, DERIVED].map((table) => `delete from ${table}`),
    ...tables.map((table) => `insert into ${table} select * from ${COPY}${table}`),
    ...tables.map(
      (table) =>
        `update sqlite_sequence set seq = (select ifnull(max(rowid), 0) from ${table}) where name = '${table}'`,
    ),
  ]
  await DB.batch(texts.map((text) => DB.prepare(text)))
  const more = (await uploaded(PICTURES)).map((key) => PICTURES.delete(key))
  await Promise.all(more)
  return true
}

async function uploaded(bucket: R2Bucket): Promise<string[]> {
  const { objects } = await bucket.list({ prefix: 'library/' })
  return objects.map(({ key }) => key).filter((key) => !key.startsWith('library/demo-'))
}

// What differs between runs: instants, random names, keys and hashes.
const CHANCE =
  /\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{8}-[0-9a-f-]{27}|\b[0-9a-f]{64}\b|\b[A-Z2-7]{32}\b|scrypt(?:\$[\w-]+)+|-[0-9a-f]{8}(?=\.jpg)/g

/** A fingerprint of each table, ignoring what differs between runs, and the objects of the bucket that no record references. */
export async function look({ DB, PICTURES }: Stores): Promise<Record<string, string>> {
  const tables = await tablesOf(DB)
  const all = await DB.batch(tables.map((table) => DB.prepare(`select * from ${table}`)))
  const seen: Record<string, string> = {}
  for (const [index, table] of tables.entries()) {
    const text = JSON.stringify(all[index]?.results).replace(CHANCE, '…')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    seen[table] = Buffer.from(digest).toString('base64url')
  }
  const known = await DB.prepare('select key from images union select key from loose_objects').all<{ key: string }>()
  const keys = new Set(known.results.map(({ key }) => key))
  const lost = (await uploaded(PICTURES)).filter((key) => !keys.has(key))
  return { ...seen, lost: lost.join(' ') }
}
