import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { rowsIn } from '../../tests/sqlite.ts'
import { quietly } from '../command.ts'
import { flagsOf, type Target } from '../target.ts'
import { migrateCounting } from './migrate.ts'
import { lostRows } from './row-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrate-test-'))
const target: Target = { config: join(folder, 'wrangler.toml'), env: null, persistTo: join(folder, 'state') }

const FAMILY = [
  'create table parents (id integer primary key)',
  'create table children (id integer primary key, parent integer references parents (id) on delete cascade)',
  'insert into parents values (1), (2)',
  'insert into children values (1, 1), (2, 1), (3, 2)',
]

// As drizzle-kit writes it: harmless in SQLite, and the end of all children in D1.
const REBUILD = `PRAGMA foreign_keys=OFF;
create table new_parents (id integer primary key, name text);
insert into new_parents (id) select id from parents;
drop table parents;
alter table new_parents rename to parents;
PRAGMA foreign_keys=ON;`

beforeAll(() => {
  mkdirSync(join(folder, 'migrations'))
  const database =
    '[[d1_databases]]\nbinding = "DB"\ndatabase_name = "db"\ndatabase_id = "x"\nmigrations_dir = "migrations"'
  writeFileSync(target.config, `name = "x"\ncompatibility_date = "2026-10-01"\n${database}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** As it is on Cloudflare before the first migration that we speak of. */
async function makeFamily(): Promise<void> {
  const persist = { path: join(folder, 'state/v3') }
  const local = await getPlatformProxy<Cloudflare.Env>({ configPath: target.config, persist, remoteBindings: false })
  try {
    await local.env.DB.batch(FAMILY.map((sql) => local.env.DB.prepare(sql)))
  } finally {
    await local.dispose()
  }
}

const migrate = () => quietly('wrangler', 'd1', 'migrations', 'apply', 'DB', ...flagsOf(target))
const rowsOf = (sql: string) => rowsIn(join(folder, 'state'), sql)

describe('a migration', { timeout: 120_000 }, () => {
  test('that costs rows is found out', async () => {
    await makeFamily()
    writeFileSync(join(folder, 'migrations/0000_rebuild.sql'), REBUILD)
    await expect(migrateCounting(target)).rejects.toThrow('children had 3 rows and has 0')
  })
})

describe('a migration that fails', { timeout: 120_000 }, () => {
  test('in its last statement leaves the database as it was, and runs whole once it is mended', async () => {
    const file = join(folder, 'migrations/0001_grows.sql')
    const grows = [
      "alter table parents add column grown text not null default 'yes'",
      'create table later (id integer primary key)',
      'insert into later values (1)',
      'update parents set grown = null where id = 1',
    ]
    const seen = 'select json_group_array(name || sql) as seen from sqlite_master'
    const before = rowsOf(seen)
    writeFileSync(file, `${grows.join(';\n')};`)
    await expect(migrate()).rejects.toThrow('NOT NULL constraint failed')
    expect(rowsOf(seen)).toEqual(before)
    writeFileSync(file, `${grows.slice(0, -1).join(';\n')};`)
    await migrate()
    expect(rowsOf('select * from later')).toEqual([{ id: 1 }])
    expect(rowsOf('select distinct grown from parents')).toEqual([{ grown: 'yes' }])
  })
})

describe('what counts as a loss', () => {
  test.each([
    [{ rentals: 3 }, { rentals: 3, mails: 0 }, []],
    [{ rentals: 3 }, { rentals: 4 }, []],
    [{ rentals: 3 }, { rentals: 2 }, ['rentals had 3 rows and has 2']],
    [{ sessions: 3 }, { sessions: 1 }, []],
    [{ empty: 0 }, {}, []],
  ])('%j to %j: %j', (before, after, lost) => {
    expect(lostRows(before, after)).toEqual(lost)
  })
})
