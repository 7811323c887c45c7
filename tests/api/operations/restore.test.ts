import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PublicTrailerList } from '#contract/catalogue/trailer'
import { fillRequests } from '../../../bench/fill.ts'
import { backUp } from '../../../scripts/backup/back-up.ts'
import { type Manifest, readManifest, sumOf } from '../../../scripts/backup/manifest.ts'
import { filledTables, restoreBackup } from '../../../scripts/backup/restore.ts'
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts'
import { startEmpty } from '../../../scripts/product/harness.ts'
import { product } from '../../product.ts'
import { queueMail } from '../mail-records.ts'
import { newRental, newTrailer } from '../records.ts'

// Requests, each with a question of its customer.
const MANY = 300

const parent = mkdtempSync(join(tmpdir(), 'restore-test-'))
const folder = join(parent, 'backup')
let other: Awaited<ReturnType<typeof startEmpty>>
let manifest: Manifest
let gone: number
let waiting: number
let filledBefore: string[]
const broughtBack = new Map<string, unknown[]>()

beforeAll(async () => {
  const { env, db } = await product()
  await newRental(await newTrailer({ name: `It's "quoted" \u{1F69A}`, description: 'Two\nlines' }))
  // The highest id is used and then free again: it must not be assigned a second time.
  gone = await newTrailer()
  await db.run(`delete from trailers where id = ${gone}`)
  waiting = await queueMail(new Date('2099-01-01T12:00:00Z'))
  await fillRequests(env.DB, MANY)
  await db.run('insert into contact_messages (name, email, message, rental_id) select 1, 2, 3, id from rentals')
  await backUp({ db: env.DB, pictures: env.PICTURES }, folder)
  manifest = readManifest(folder)
  // The copies that the tests keep beside the product's own tables.
  for (const table of Object.keys(manifest.tables)) if (table.startsWith('demo_')) delete manifest.tables[table]
  other = await startEmpty()
  // What an installation without records writes by itself.
  await other.env.DB.prepare("insert into job_runs (job, started_at) values ('mails', '2026-01-01')").run()
  // What a restore leaves that was cut off before its records.
  await other.env.DB.prepare("insert into loose_objects values ('library/first', '2026-01-01T00:00:00.000Z')").run()
  filledBefore = await filledTables(installation())
  await restoreCounting()
  for (const table of Object.keys(manifest.tables)) broughtBack.set(table, await contentOf(other.env.DB, table))
  // Two servers start in here, one of them with pictures to draw.
}, 180_000)
afterAll(async () => {
  await other?.harness.close()
  rmSync(parent, { recursive: true })
})

const installation = () => ({ db: other.env.DB, pictures: other.env.PICTURES })

async function contentOf(db: D1Database, table: string) {
  return (await db.prepare(`select * from "${table}" order by 1, 2`).all()).results
}

/** Restores the backup, and counts the rows read: D1 ends a statement after 30 seconds, so no request may scan all messages. */
async function restoreCounting() {
  const db = other.env.DB
  let read = 0
  const batch: D1Database['batch'] = async <T>(statements: D1PreparedStatement[]) => {
    const results = await db.batch<T>(statements)
    for (const { meta } of results) read += meta.rows_read
    return results
  }
  const counting = { prepare: db.prepare.bind(db), batch } as unknown as D1Database
  await restoreBackup({ ...installation(), db: counting }, folder, manifest)
  expect(read).toBeLessThan((MANY * MANY) / 2)
}

async function expectTotals() {
  const totals = 'select noun, status, total, price from request_totals where total > 0 order by 1, 2'
  const [there, here] = await Promise.all(
    [other.env.DB, (await product()).env.DB].map(async (db) => (await db.prepare(totals).all()).results),
  )
  expect(there?.length).toBeGreaterThan(8)
  expect(there).toEqual(here)
}

describe('a backup brought back elsewhere', () => {
  test('is the same to the last value of every row', async () => {
    const { env } = await product()
    expect(filledBefore).toEqual([])
    const tables = Object.keys(manifest.tables).filter((table) => table !== 'sqlite_sequence')
    expect(tables.length).toBeGreaterThan(20)
    for (const table of tables) {
      const [rows, before] = [broughtBack.get(table), await contentOf(env.DB, table)]
      if (table !== 'mails') expect(rows, table).toEqual(before)
      expect(rows, table).toHaveLength(manifest.tables[table]?.rows ?? -1)
    }
  })

  test('sends no mail that waited when it was made', async () => {
    const statusOf = async ({ DB }: Pick<Cloudflare.Env, 'DB'>) =>
      (await DB.prepare('select status, error from mails where id = ?').bind(waiting).all()).results
    expect(await statusOf((await product()).env)).toEqual([{ status: 'queued', error: null }])
    expect(await statusOf(other.env)).toEqual([{ status: 'failed', error: expect.stringContaining('Send it again') }])
  })

  test('has the totals of its requests, which no backup holds', async () => {
    expect(Object.keys(manifest.tables)).not.toContain('request_totals')
    await expectTotals()
  })

  test('has every picture, byte for byte', async () => {
    expect(manifest.missing).toEqual([])
    expect(manifest.pictures.length).toBeGreaterThan(5)
    for (const { key, sha256, content_type } of manifest.pictures) {
      const object = await other.env.PICTURES.get(key)
      expect(sumOf(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0))), key).toBe(sha256)
      expect(object?.httpMetadata?.contentType).toBe(content_type)
    }
  })

  test('lets staff sign in, and carries nobody’s session', async () => {
    expect(await contentOf(other.env.DB, 'sessions')).toEqual([])
    const body = JSON.stringify({ username: 'staff', password: DEMO_PASSWORD })
    const headers = { 'Content-Type': 'application/json' }
    expect((await other.harness.fetch('/api/auth/login', { method: 'POST', headers, body })).status).toBe(200)
  })

  test('shows the trailers, and their pictures open', async () => {
    const list = await other.harness.fetch('/api/trailers/public')
    const { trailers } = PublicTrailerList.parse(await list.json())
    const pictures = trailers.map(({ image_url }) => image_url).filter((url) => url.startsWith('/images/'))
    expect(pictures.length).toBeGreaterThan(3)
    for (const picture of pictures) {
      const response = await other.harness.fetch(picture)
      expect((await response.arrayBuffer()).byteLength, picture).toBeGreaterThan(1000)
      expect(response.status).toBe(200)
    }
  })

  test('gives no id a second time', async () => {
    const insert = `insert into trailers (name, image_url) values ('after', '/x.jpg') returning id`
    const row = await other.env.DB.prepare(insert).first<{ id: number }>()
    expect(row?.id).toBeGreaterThan(gone)
  })
})

describe('a backup brought back over what is there', () => {
  afterEach(restoreCounting)

  test('replaces what was there when it is brought back once more, and leaves its pictures to the sweep', async () => {
    expect(await filledTables(installation())).toContain('trailers')
    await other.env.DB.prepare(`insert into images (folder, filename, key, content_type, size)
      values ('rentals', 'later.jpg', 'library/later', 'image/jpeg', 1)`).run()
    await other.env.DB.prepare('update request_totals set total = total + 7').run()
    await restoreCounting()
    await expectTotals()
    const { env } = await product()
    expect(await contentOf(other.env.DB, 'trailers')).toEqual(await contentOf(env.DB, 'trailers'))
    expect(await contentOf(other.env.DB, 'loose_objects')).toContainEqual({
      key: 'library/later',
      since: expect.any(String),
    })
  })

  test('of a newer version is refused, and nothing is touched', async () => {
    const newer = { ...manifest, migrations: [...manifest.migrations, '9999_later.sql'] }
    await expect(restoreBackup(installation(), folder, newer)).rejects.toThrow('9999_later.sql')
    expect(await filledTables(installation())).toContain('trailers')
  })

  test('that is cut short leaves its pictures to the sweep, which takes none of them while it is under way', async () => {
    const db = other.env.DB
    const [deletedLately] = manifest.pictures
    await db.batch([
      db.prepare('delete from images'),
      db.prepare(`insert into loose_objects values (?1, '2020-01-01T00:00:00.000Z')`).bind(deletedLately?.key),
    ])
    const began = new Date().toISOString()
    const cutShort = { prepare: db.prepare.bind(db), batch: () => Promise.reject(new Error('cut short')) }
    await expect(
      restoreBackup({ ...installation(), db: cutShort as unknown as D1Database }, folder, manifest),
    ).rejects.toThrow()
    const { results } = await db.prepare('select key from loose_objects where since >= ?1').bind(began).all()
    expect(results.map(({ key }) => key).sort()).toEqual(manifest.pictures.map(({ key }) => key).sort())
  })
})
