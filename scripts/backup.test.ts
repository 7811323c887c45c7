import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsIn } from '../tests/sqlite.ts'
import { readManifest } from './backup/manifest.ts'
import { applyMigrations } from './database/migrations.ts'
import { withStores } from './database/stores.ts'

const parent = mkdtempSync(join(tmpdir(), 'backup-command-test-'))
const state = join(parent, 'state')
beforeAll(() => withStores(({ DB }) => applyMigrations(DB), state), 120_000)
afterAll(() => rmSync(parent, { recursive: true }))

/** Runs a command as its own process; returns its status and what it says. */
function run(script: string, folder: string): Promise<[status: number | null, output: string]> {
  return new Promise((resolve) => {
    const child = spawn('node', [script, folder, '--persist-to', state])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (status) => resolve([status, output]))
  })
}

const backUpTo = (folder: string) => run('scripts/backup.ts', folder)

test('a backup succeeds if it is whole, and fails if pictures have no bytes, which it names, and replaces no records unasked', async () => {
  const [whole, holed] = ['whole', 'holed'].map((name) => join(parent, name))
  expect(await backUpTo(whole ?? '')).toEqual([0, expect.not.stringContaining('✗')])
  await withStores(async ({ DB }) => {
    await DB.prepare(`insert into images (folder, filename, key, content_type, size)
      values ('rentals', 'lost.jpg', 'library/lost', 'image/jpeg', 1)`).run()
  }, state)
  expect(await backUpTo(holed ?? '')).toEqual([1, expect.stringContaining('library/lost')])
  expect(readManifest(holed ?? '').missing).toEqual(['library/lost'])
  expect(await run('scripts/restore.ts', whole ?? '')).toEqual([
    1,
    expect.stringContaining('There are records already (images). To replace all of them: --overwrite'),
  ])
  expect(rowsIn(state, 'select key from images')).toEqual([{ key: 'library/lost' }])
}, 120_000)
