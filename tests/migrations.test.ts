import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { getTableName, isTable } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyMigrations, migrationFiles, statementsOf } from '../scripts/database/migrations.ts'
import { startModule } from '../scripts/product/harness.ts'
import * as schema from '../worker/src/db/schema.ts'

// Migrations that a person has reviewed, who saw that no row is lost, and why.
const REVIEWED = new Set<string>([])
const DANGER = /\bdrop\s+(table|column)\b|\brename\b|\bpragma\s+(defer_)?foreign_keys\b/i

const files = migrationFiles()

describe('the migrations', () => {
  // D1 would delete the rows that reference a table, and the Worker that is still running needs every name it knows.
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

// drizzle-kit leaves `ON DELETE` out of a column that it adds, so a schema may promise what the database does not do.
describe('the references of', () => {
  const db = new DatabaseSync(':memory:')
  for (const sql of files.flatMap(statementsOf)) db.exec(sql)

  test.each(Object.values(schema).filter(isTable).map(getTableName))('%s are those of the schema', (name) => {
    const table = Object.values(schema).find((one) => getTableName(one) === name)
    const keys = table ? getTableConfig(table).foreignKeys : []
    const promised = keys.map((key) => {
      const { columns, foreignTable } = key.reference()
      const onDelete = (key.onDelete ?? 'no action').toUpperCase()
      return { from: columns[0]?.name, table: getTableName(foreignTable), onDelete }
    })
    const kept = db.prepare('select "from", "table", on_delete as onDelete from pragma_foreign_key_list(?)').all(name)
    expect(kept).toHaveLength(promised.length)
    expect(kept).toEqual(expect.arrayContaining(promised))
  })

  // Of the other tables, nothing is ever deleted: requests and activities.
  const deletedFrom = Object.values(schema)
    .filter(isTable)
    .map(getTableName)
    .filter((name) => !['rentals', 'custom_builds', 'activities'].includes(name))

  test.each(deletedFrom)('what refers to a deleted row of %s is found by an index', (name) => {
    const plan = db.prepare(`explain query plan delete from "${name}" where rowid = 1`).all()
    expect(plan.filter(({ detail }) => String(detail).startsWith('SCAN'))).toEqual([])
  })
})

// Cloudflare's D1 splits migrations itself, and finds the end of a trigger only if it is written like this.
const TRIGGER = /^CREATE TRIGGER (?!.*\b(?:begin|case|CASE)\b)[^\n;]+ BEGIN [^\n;]+; END;$/

describe('a trigger', () => {
  const triggers = files.flatMap(statementsOf).filter((sql) => /\btrigger\b/i.test(sql))

  test('is one line and one statement, with BEGIN and END in capitals', () => {
    expect(triggers).toHaveLength(9)
    for (const sql of triggers) expect(sql).toMatch(TRIGGER)
  })

  test.each([
    'CREATE TRIGGER a AFTER INSERT ON b\nBEGIN DELETE FROM c; END;',
    'CREATE TRIGGER a AFTER INSERT ON b begin DELETE FROM c; end;',
    'CREATE TRIGGER a AFTER INSERT ON b BEGIN DELETE FROM c; DELETE FROM d; END;',
    'CREATE TRIGGER a AFTER INSERT ON b BEGIN UPDATE c SET d = CASE WHEN e THEN 1 END; END;',
  ])('is refused as %j', (sql) => expect(sql).not.toMatch(TRIGGER))
})

describe('the totals of requests', () => {
  const TOTALS = 'drizzle/0006_request_totals.sql'
  const db = new DatabaseSync(':memory:')
  const totals = () => db.prepare('select * from request_totals order by noun, status').all()

  test('hold the requests that were there before them', () => {
    for (const sql of files.filter((file) => file < TOTALS).flatMap(statementsOf)) db.exec(sql)
    for (const [status, estimated, final] of [
      ['pending', 100, null],
      ['completed', 200, null],
      ['completed', 300, 0],
      ['completed', 400, 350],
      ['rejected', null, null],
    ] as const)
      insertRental(status, estimated, final)
    db.exec(`insert into contact_messages (name, email, message) values ('a', 'b', 'c'), ('d', 'e', 'f')`)
    for (const sql of statementsOf(TOTALS)) db.exec(sql)
    expect(totals()).toEqual([
      { noun: 'contact', status: 'new', total: 2, price: 0 },
      { noun: 'rental', status: 'completed', total: 3, price: 550 },
      { noun: 'rental', status: 'pending', total: 1, price: 100 },
      { noun: 'rental', status: 'rejected', total: 1, price: 0 },
    ])
  })

  test('follow a statement that changes several rows, or says what to do in a conflict', () => {
    db.exec(`update or replace rentals set status = 'rejected', final_price = 7 where status = 'completed'`)
    db.exec(`insert or ignore into contact_messages (name, email, message) values ('g', 'h', 'i')`)
    db.exec('delete from contact_messages where id = 1')
    insertRental('approved', 1000, null)
    expect(totals()).toEqual([
      { noun: 'contact', status: 'new', total: 2, price: 0 },
      { noun: 'rental', status: 'approved', total: 1, price: 1000 },
      { noun: 'rental', status: 'completed', total: 0, price: 0 },
      { noun: 'rental', status: 'pending', total: 1, price: 100 },
      { noun: 'rental', status: 'rejected', total: 4, price: 21 },
    ])
  })

  function insertRental(...values: [status: string, estimated: number | null, final: number | null]) {
    db.prepare(`insert into rentals (customer_name, customer_email, customer_phone, trailer_name, rental_price_daily,
      rental_price_weekly, rental_price_monthly, rental_start_date, rental_end_date, status, estimated_price, final_price)
      values ('a', 'b', 'c', 'd', 1, 1, 1, '2026-01-01', '2026-01-02', ?, ?, ?)`).run(...values)
  }
})

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}

describe('each migration, on a database with rows in every table', { timeout: 60_000 }, () => {
  let started: Awaited<ReturnType<typeof startModule>>
  beforeAll(async () => {
    started = await startModule('bench/constant-worker.js')
  }, 60_000)
  afterAll(() => started.harness.close())

  /** The rows of each statement, in one call, since each call takes several round trips to the runtime. */
  async function all<Row>(...texts: string[]): Promise<Row[][]> {
    const { DB } = started.env
    return (await DB.batch<Row>(texts.map((sql) => DB.prepare(sql)))).map(({ results }) => results)
  }

  async function tables(): Promise<string[]> {
    const ours = `type = 'table' and name not glob '_cf*' and name not glob 'sqlite*'`
    const [names = []] = await all<{ name: string }>(`select name from sqlite_master where ${ours}`)
    return names.map(({ name }) => name)
  }

  // Inserts one row into every empty table, so that every reference has a target.
  async function fill(): Promise<void> {
    const names = await tables()
    if (names.length === 0) return
    const [rows, parents, columns] = await Promise.all([
      all<object>(...names.map((table) => `select 1 from "${table}" limit 1`)),
      all<{ from: string }>(...names.map((table) => `pragma foreign_key_list("${table}")`)),
      all<Column>(...names.map((table) => `pragma table_info("${table}")`)),
    ])
    const inserts = names.flatMap((table, at) => {
      if (rows[at]?.length) return []
      const pointing = new Set(parents[at]?.map(({ from }) => from))
      const given = (columns[at] ?? []).filter(({ name, notnull, dflt_value, pk }) => {
        return pointing.has(name) || pk > 0 || (notnull && dflt_value === null)
      })
      const values = given.map(({ type }) => (type.toLowerCase() === 'text' ? `'x'` : '1'))
      return [`insert into "${table}" (${given.map(({ name }) => `"${name}"`).join()}) values (${values.join()})`]
    })
    await all('pragma defer_foreign_keys = on', ...inserts)
  }

  type Content = Record<string, Record<string, unknown>[]>

  /** Every row of every table, limited to the columns in `before`. */
  async function content(before?: Content): Promise<Content> {
    const names = before ? Object.keys(before) : await tables()
    if (names.length === 0) return {}
    const texts = names.map((table) => {
      const columns = Object.keys(before?.[table]?.[0] ?? {}).map((name) => `"${name}"`)
      return `select ${columns.join() || '*'} from "${table}" order by 1`
    })
    const rows = await all<Record<string, unknown>>(...texts)
    return Object.fromEntries(names.map((table, at) => [table, rows[at] ?? []]))
  }

  test.each(files)('%s leaves every value of every row', async (file) => {
    await fill()
    const before = await content()
    await applyMigrations(started.env.DB, [file])
    expect(await content(before)).toEqual(before)
  })
})
