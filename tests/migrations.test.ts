import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWithoutTables } from '../scripts/harness.ts'

// Read by a person, who saw that no row is lost, and why.
const REVIEWED = new Set<string>([])
const DANGER = /\bdrop\s+(table|column)\b|\brename\b|\bpragma\s+(defer_)?foreign_keys\b/i

const files = globSync('drizzle/*.sql').sort()

describe('the migrations', () => {
  // D1 would delete the rows that point at a table, and the Worker that is still running needs every name it knows.
  test.each(files)('%s neither rebuilds a table nor takes a name away', (file) => {
    expect(DANGER.test(readFileSync(file, 'utf8')) && !REVIEWED.has(file)).toBe(false)
  })

  test.each([
    'DROP TABLE rentals',
    'alter table rentals drop column notes',
    'ALTER TABLE rentals RENAME TO old',
    'ALTER TABLE `rentals` RENAME COLUMN a TO b',
    'PRAGMA foreign_keys=OFF',
    'pragma defer_foreign_keys = on',
  ])('are refused with %s', (sql) => expect(sql).toMatch(DANGER))
})

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}

describe('each migration, on a database with rows in every table', { timeout: 60_000 }, () => {
  let started: Awaited<ReturnType<typeof startWithoutTables>>
  beforeAll(async () => {
    started = await startWithoutTables('bench/constant-worker.js')
  }, 60_000)
  afterAll(() => started.harness.close())

  async function all<Row>(sql: string): Promise<Row[]> {
    return (await started.env.DB.prepare(sql).all<Row>()).results
  }

  async function tables(): Promise<string[]> {
    const ours = `type = 'table' and name not glob '_cf*' and name not glob 'sqlite*'`
    return (await all<{ name: string }>(`select name from sqlite_master where ${ours}`)).map(({ name }) => name)
  }

  // One row in every table that has none, and every reference points at something.
  async function fill(): Promise<void> {
    const statements = ['pragma defer_foreign_keys = on']
    for (const table of await tables()) {
      if ((await all(`select 1 from "${table}"`)).length > 0) continue
      const parents = await all<{ from: string }>(`pragma foreign_key_list("${table}")`)
      const pointing = new Set(parents.map(({ from }) => from))
      const columns = await all<Column>(`pragma table_info("${table}")`)
      const given = columns.filter(({ name, notnull, dflt_value, pk }) => {
        return pointing.has(name) || pk > 0 || (notnull && dflt_value === null)
      })
      const values = given.map(({ type }) => (type.toLowerCase() === 'text' ? `'x'` : '1'))
      const names = given.map(({ name }) => `"${name}"`)
      statements.push(`insert into "${table}" (${names.join()}) values (${values.join()})`)
    }
    await started.env.DB.batch(statements.map((sql) => started.env.DB.prepare(sql)))
  }

  /** Every row of every table, of the columns that `before` has. */
  async function content(before?: Record<string, Record<string, unknown>[]>) {
    const rows: Record<string, Record<string, unknown>[]> = {}
    for (const table of before ? Object.keys(before) : await tables()) {
      const names = Object.keys(before?.[table]?.[0] ?? {}).map((name) => `"${name}"`)
      rows[table] = await all(`select ${names.join() || '*'} from "${table}" order by 1`)
    }
    return rows
  }

  test.each(files)('%s leaves every value of every row', async (file) => {
    await fill()
    const before = await content()
    const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
    await started.env.DB.batch(statements.map((sql) => started.env.DB.prepare(sql)))
    expect(await content(before)).toEqual(before)
  })
})
