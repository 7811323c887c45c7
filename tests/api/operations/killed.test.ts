import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ImageList, ImageResponse } from '#contract/picture/image'
import { sha256 } from '#domain/sha256'
import { applyMigrations } from '../../../scripts/database/migrations.ts'
import { withStores } from '../../../scripts/database/stores.ts'
import { newToken } from '../../../worker/src/http/access/token.ts'
import { startOn, untilIt } from '../../killed-server.ts'
import { plainJpeg } from '../../picture-corpus.ts'
import { uploadForm } from '../uploads.ts'

const state = mkdtempSync(join(tmpdir(), 'killed-test-'))
const token = newToken()
const json = { 'Content-Type': 'application/json' }
const type = { 'Content-Type': 'multipart/form-data; boundary=----test-boundary' }
let running: Awaited<ReturnType<typeof startOn>> | undefined

// The count takes the database minutes, so a write of such a name is killed in the middle of it. Objects without an owner are made
// old enough for the sweep.
const TRAPS = [
  'create table digits (n integer)',
  'insert into digits values (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)',
  `create view minutes as select count(*) as n from digits a, digits b, digits c, digits d, digits e, digits f, digits g,
    digits h, digits i, digits j where a.n + b.n + c.n + d.n + e.n + f.n + g.n + h.n + i.n + j.n > 0`,
  `create trigger stuck_upload before insert on images when instr(new.filename, 'stuck') > 0
    begin select n from minutes; end`,
  `create trigger stuck_rename after update on trailers when instr(new.image_url, 'stuck') > 0
    begin select n from minutes; end`,
  `create trigger old_notes after insert on loose_objects
    begin update loose_objects set since = '2020-01-01T00:00:00.000Z' where key = new.key; end`,
]

beforeAll(async () => {
  const at = new Date().toISOString()
  const hash = await sha256(token)
  await withStores(async ({ DB }) => {
    await applyMigrations(DB)
    const made = [
      ...TRAPS,
      `insert into accounts (username, email, password_hash, role) values ('owner', 'o@example.org', 'none', 'super_admin')`,
      `insert into sessions values ('${hash}', 1, '${at}', '${at}')`,
      `insert into trailers (name, image_url) values ('Shown', '/placeholder-trailer.jpg')`,
    ]
    await DB.batch(made.map((sql) => DB.prepare(sql)))
  }, state)
}, 60_000)
afterAll(async () => {
  await running?.kill()
  rmSync(state, { recursive: true })
})

const start = async () => {
  running = await startOn(state)
  return running
}

function send(url: string, method: string, path: string, body: string | Uint8Array<ArrayBuffer> | null = null) {
  const headers = { Authorization: `Bearer ${token}`, ...(typeof body === 'object' ? type : json) }
  return fetch(`${url}${path}`, { method, headers, body })
}

const upload = async (url: string, filename: string) =>
  send(url, 'POST', '/api/images/rentals', new Uint8Array(uploadForm([{ filename, bytes: await plainJpeg() }])))

async function listed(url: string) {
  return ImageList.parse(await (await send(url, 'GET', '/api/images/rentals')).json()).images
}

/** Starts an upload of 15 MB; resolves when half of it was sent, and ignores its outcome. */
function halfUpload(url: string): Promise<void> {
  const body = uploadForm([{ filename: 'half.jpg', bytes: Buffer.alloc(15_000_000, 1) }])
  const headers = { Authorization: `Bearer ${token}`, ...type, 'Content-Length': body.length }
  return new Promise((resolve) => {
    const sent = request(`${url}/api/images/rentals`, { method: 'POST', headers })
    sent.on('error', () => {})
    sent.write(body.subarray(0, body.length / 2), () => resolve())
  })
}

test('a Worker that is killed in the middle of uploads and of a rename loses nothing and leaves nothing', async () => {
  const first = await start()
  expect((await upload(first.url, 'kept.jpg')).status).toBe(201)
  await halfUpload(first.url)
  const cut = upload(first.url, 'stuck.jpg').catch(() => null)
  await untilIt(first.url, 'is stuck')
  await first.kill()
  expect(await cut).toBeNull()

  const second = await start()
  const [kept, ...others] = await listed(second.url)
  expect([kept?.filename.startsWith('kept'), others]).toEqual([true, []])
  const next = ImageResponse.parse(await (await upload(second.url, 'next.jpg')).json()).image
  for (const url of [next.url, kept?.url]) {
    expect((await (await fetch(`${second.url}${url}`)).arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
  const shown = await send(second.url, 'PUT', '/api/trailers/1', JSON.stringify({ image_url: next.url }))
  expect(shown.status).toBe(200)
  expect((await fetch(`${second.url}/cdn-cgi/handler/scheduled?cron=17+*+*+*+*`)).status).toBe(200)
  const rename = JSON.stringify({ newName: 'stuck-name.jpg' })
  const renamed = send(second.url, 'PUT', `/api/images/rentals/${next.filename}/rename`, rename).catch(() => null)
  await untilIt(second.url, 'is stuck')
  await second.kill()
  expect(await renamed).toBeNull()

  await withStores(async ({ DB, PICTURES }) => {
    const names = await DB.prepare('select filename from images order by id desc').all()
    expect(names.results).toEqual([next, kept].map((image) => ({ filename: image?.filename })))
    expect(await DB.prepare('select image_url from trailers').first('image_url')).toBe(next.url)
    const { results } = await DB.prepare('select key from images').all<{ key: string }>()
    const { objects } = await PICTURES.list({ prefix: 'library/' })
    expect(objects.map(({ key }) => key).sort()).toEqual(results.map(({ key }) => key).sort())
    expect((await DB.prepare('select * from loose_objects').all()).results).toEqual([])
    const lines = await DB.prepare('select action, after from audit_entries order by id').all<{ action: string }>()
    expect(lines.results.map(({ action }) => action)).toEqual(['create', 'create', 'update'])
  }, state)
}, 240_000)
