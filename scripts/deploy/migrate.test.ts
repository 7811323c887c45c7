import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsIn } from '../../tests/sqlite.ts'
import { migrate, type Target } from '../database/target.ts'
import { migrateCounting } from './migrate.ts'
import { countRows, countsOf, lostRows } from './row-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrate-test-'))
const target: Target = { config: join(folder, 'wrangler.toml'), env: null, persistTo: join(folder, 'state') }

// The schema on Cloudflare before the migrations under test.
const FAMILY = [
  'create table parents (id integer primary key)',
  'create table children (id integer primary key, parent integer references parents (id) on delete cascade)',
  'insert into parents values (1), (2)',
  'insert into children values (1, 1), (2, 1), (3, 2)',
]

const GROWS = [
  "alter table parents add column grown text not null default 'yes'",
  'create table later (id integer primary key)',
  'insert into later values (1)',
]

// As drizzle-kit writes it: harmless in SQLite, but in D1 it deletes all children.
const REBUILD = [
  'PRAGMA foreign_keys=OFF',
  'create table new_parents (id integer primary key, grown text, name text)',
  'insert into new_parents (id, grown) select id, grown from parents',
  'drop table parents',
  'alter table new_parents rename to parents',
  'PRAGMA foreign_keys=ON',
]

beforeAll(() => {
  mkdirSync(join(folder, 'migrations'))
  const database =
    '[[d1_databases]]\nbinding = "DB"\ndatabase_name = "db"\ndatabase_id = "x"\nmigrations_dir = "migrations"'
  writeFileSync(target.config, `name = "x"\ncompatibility_date = "2026-10-01"\n${database}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, statements: readonly string[]): void {
  writeFileSync(join(folder, 'migrations', name), `${statements.join(';\n')};`)
}

const rowsOf = (sql: string) => rowsIn(join(folder, 'state'), sql)

// A single test, since each wrangler command takes two seconds of CPU time.
test('a migration that fails in its last statement leaves nothing, runs whole once it is mended, and lost rows are found out', async () => {
  write('0000_family.sql', FAMILY)
  write('0001_grows.sql', [...GROWS, 'update parents set grown = null where id = 1'])
  await expect(migrate(target)).rejects.toThrow('NOT NULL constraint failed')
  expect(rowsOf('select name from d1_migrations')).toEqual([{ name: '0000_family.sql' }])
  expect(rowsOf('select * from parents')).toEqual([{ id: 1 }, { id: 2 }])
  expect(rowsOf("select name from sqlite_master where name = 'later'")).toEqual([])

  write('0001_grows.sql', GROWS)
  write('0002_rebuild.sql', REBUILD)
  await expect(migrateCounting(target)).rejects.toThrow('children had 3 rows and has 0')
  expect(rowsOf('select * from later')).toEqual([{ id: 1 }])
  expect(rowsOf('select distinct grown from parents')).toEqual([{ grown: 'yes' }])
}, 120_000)

test('a database without tables has no rows to count', async () => {
  expect(await countRows(target, [])).toEqual({})
})

test('the rows of many tables are counted within what D1 takes: 32 arguments of a function', () => {
  let rest = countsOf(Array.from({ length: 40 }, (_, at) => `table${at}`))
  const innermost = /(\w*)\(([^()]*)\)/
  const counts: number[] = []
  for (let call = innermost.exec(rest); call; call = innermost.exec(rest)) {
    if (call[1]) counts.push(call[2]?.split(',').length ?? 0)
    rest = rest.replace(call[0], '0')
  }
  expect(counts).toContain(2)
  expect(Math.max(...counts)).toBeLessThanOrEqual(32)
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
