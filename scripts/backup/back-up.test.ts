import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp } from './back-up.ts'
import type { Installation } from './installation.ts'
import { readManifest } from './manifest.ts'

const parent = mkdtempSync(join(tmpdir(), 'back-up-test-'))
afterAll(() => rmSync(parent, { recursive: true }))

// Only what a backup queries before it knows anything about the database.
const installation = { db: { prepare: () => ({ all: async () => ({ results: [] }) }) } } as unknown as Installation

test('an installation that is not there is named as such, and leaves no backup', async () => {
  const folder = join(parent, 'backup')
  await expect(backUp(installation, folder)).rejects.toThrow('There is no installation: the database has no tables.')
  expect(existsSync(folder) || existsSync(`${folder}.unfinished`)).toBe(false)
})

test('a file is no place for a backup, and stays as it is', async () => {
  const file = join(parent, 'file')
  writeFileSync(file, 'mine')
  await expect(backUp(installation, file)).rejects.toThrow('is a file')
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('one that fails leaves none of what it has copied, nor of what it still copies, and begins with no more', async () => {
  const folder = join(parent, 'failed')
  const images = Array.from({ length: 100 }, (_, number) => ({ key: `library/${number}`, content_type: 'image/png' }))
  const rows = { images }
  const db = {
    prepare: () => ({ all: async () => ({ results: Object.keys(rows).map((name) => ({ name })) }) }),
    batch: async () => Object.values(rows).map((results) => ({ results })),
  }
  const late = Promise.withResolvers<ArrayBuffer>()
  let begun = 0
  const pictures = {
    get: async (key: string) => {
      begun++
      expect(readdirSync(`${folder}.unfinished/tables`)).toEqual(['images.jsonl'])
      if (key === 'library/0') throw new Error('The bucket is away')
      setTimeout(() => late.resolve(new ArrayBuffer(1)), 50)
      return { arrayBuffer: () => late.promise }
    },
  }
  await expect(backUp({ db, pictures } as unknown as Installation, folder)).rejects.toThrow('The bucket is away')
  await late.promise
  await new Promise(setImmediate)
  expect(begun).toBeLessThan(images.length)
  expect(existsSync(folder) || existsSync(`${folder}.unfinished`)).toBe(false)
})

test('an empty folder that a shell has completed with a slash holds the backup', async () => {
  const folder = join(parent, 'completed')
  mkdirSync(folder)
  const db = {
    prepare: () => ({ all: async () => ({ results: [{ name: 'rentals' }] }) }),
    batch: async () => [{ results: [{ id: 1 }] }],
  }
  await backUp({ db } as unknown as Installation, folder + sep)
  expect(readManifest(folder).tables.rentals?.rows).toBe(1)
  expect(readdirSync(parent)).not.toContain('completed.unfinished')
})
