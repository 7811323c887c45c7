import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { prepareDatabase } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'database-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('whoever has a damaged database is told what to do', async () => {
  mkdirSync(join(folder, 'v3'))
  writeFileSync(join(folder, 'v3/d1'), 'no folder of a database')
  await expect(prepareDatabase(folder)).rejects.toThrow(`are damaged: move ${folder} away`)
})
