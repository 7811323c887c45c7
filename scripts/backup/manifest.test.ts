import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Manifest, readManifest, sumOf } from './manifest.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-test-'))
  mkdirSync(join(folder, 'tables'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const saying = (text: string) => writeFileSync(join(folder, 'manifest.json'), text)
const WHOLE: Manifest = {
  format: 1,
  version: '0.1.0',
  made_at: '2026-11-22T12:00:00.000Z',
  migrations: [],
  tables: { rentals: { rows: 1, sha256: sumOf('{}\n') } },
  pictures: [],
  missing: [],
}

test('reads what a whole backup holds', () => {
  saying(JSON.stringify(WHOLE))
  writeFileSync(join(folder, 'tables/rentals.jsonl'), '{}\n')
  expect(readManifest(folder)).toEqual(WHOLE)
})

test('names a file that is gone', () => {
  saying(JSON.stringify(WHOLE))
  expect(() => readManifest(folder)).toThrow('rentals.jsonl is missing: the backup is not whole.')
})

test('names a file that is not as it was', () => {
  saying(JSON.stringify(WHOLE))
  writeFileSync(join(folder, 'tables/rentals.jsonl'), '{}\n{}\n')
  expect(() => readManifest(folder)).toThrow('rentals.jsonl is damaged: its checksum is another one.')
})

const picture = (key: string) => ({ pictures: [{ key, content_type: 'image/png', size: 1, sha256: sumOf('') }] })

test.each([
  picture('library/../../elsewhere'),
  picture('/etc/hostname'),
  picture('library//a'),
  picture('..'),
  { tables: { '../pictures/a': { rows: 1, sha256: sumOf('') } } },
  { tables: { rentals: { rows: 1, sha256: `${sumOf('')}0` } } },
])('takes no manifest that leads out of its folder, or has sums of another kind: %j', (part) => {
  saying(JSON.stringify({ ...WHOLE, ...part }))
  expect(() => readManifest(folder)).toThrow('manifest.json is damaged')
})

test.each(['{', '', '{"format":2}'])('says of %j that no such backup can be read', (text) => {
  saying(text)
  expect(() => readManifest(folder)).toThrow(
    'manifest.json is damaged, or of another kind of backup than this version reads.',
  )
})
