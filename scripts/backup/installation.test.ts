import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { rowsIn } from '../../tests/sqlite.ts'
import { withStores } from '../database/stores.ts'
import { targetOf } from '../database/target.ts'
import { withInstallation } from './installation.ts'

const state = mkdtempSync(join(tmpdir(), 'installation-test-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(state, { recursive: true }))

test('the installation on this machine is the same one whatever environment is built for', async () => {
  await withStores(({ DB }) => DB.exec('create table mine (id integer)'), state)
  vi.stubEnv('CLOUDFLARE_ENV', 'production')
  await withInstallation(targetOf({ 'persist-to': state }), ({ db }) => db.exec('insert into mine values (7)'))
  await withStores(({ DB }) => DB.exec('insert into mine values (8)'), state)
  expect(rowsIn(state, 'select * from mine')).toEqual([{ id: 7 }, { id: 8 }])
})
