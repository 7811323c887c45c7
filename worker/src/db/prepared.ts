import { Column, is, Placeholder, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { STATEMENTS } from './statements.ts'

/** A query as drizzle builds it, with the columns it selects. */
interface BuiltQuery<Row> extends PromiseLike<Row[]> {
  _: { readonly selectedFields: object }
  toSQL(): { sql: string; params: unknown[] }
}

/** A query bound to its arguments, for `readRows` and `readBatch`: its statement, and how to decode a row of its result. */
type BoundQuery<Row> = (db: Db) => { statement: D1PreparedStatement; toRow: (values: readonly unknown[]) => Row }

/** The SQL that drizzle writes for a query, and how to decode its rows: written at build time (docs/decisions/0038-a-lean-worker.md). */
export interface Statement {
  text: string
  /** In the order of the text: a value, or the position of an argument. */
  params: (unknown | Argument)[]
  /** In the order of a row. `decoder` names how to decode a value that SQLite has no type for. */
  columns: { name: string; decoder?: keyof typeof DECODERS }[]
}

interface Argument {
  argument: number
}

type Select<Values extends unknown[], Row> = (db: Db, ...values: Values) => BuiltQuery<Row>

// By drizzle's names of column types.
const DECODERS = {
  SQLiteTextJson: (value: unknown) => JSON.parse(String(value)),
  SQLiteBoolean: (value: unknown) => value === 1,
} as const

const writers = new Map<string, (db: Db) => Statement>()

/**
 * A query whose SQL is written at build time or, in development, once per isolate: for drizzle, writing it and decoding the rows
 * takes as long as the database takes to respond. Only for `select`s of columns and texts whose SQL does not depend on the
 * values; `name` is unique.
 */
export function prepared<Values extends unknown[], Row>(name: string, select: Select<Values, Row>) {
  const write = (db: Db) => statementOf(db, name, select)
  writers.set(name, write)
  let ready: (Statement & { toRow: (values: readonly unknown[]) => Row }) | undefined
  return (...values: Values): BoundQuery<Row> =>
    (db) => {
      if (!ready) {
        const statement = STATEMENTS[name] ?? write(db)
        ready = { ...statement, toRow: rowDecoder<Row>(statement.columns) }
      }
      const { text, params, toRow } = ready
      const filled = params.map((param) => (isArgument(param) ? values[param.argument] : param))
      return { statement: db.$client.prepare(text).bind(...filled), toRow }
    }
}

/** The statements of all prepared queries loaded so far, by name. */
export function writeStatements(db: Db): Record<string, Statement> {
  return Object.fromEntries([...writers].map(([name, write]) => [name, write(db)]))
}

function statementOf<Values extends unknown[], Row>(db: Db, name: string, select: Select<Values, Row>): Statement {
  const count = select.length - 1
  const placeholders = Array.from({ length: count }, (_, argument) => sql.placeholder(String(argument)))
  const query = select(db, ...(placeholders as unknown[] as Values))
  const { sql: text, params } = query.toSQL()
  const columns = Object.entries(query._.selectedFields).map(([column, field]) => columnOf(name, column, field))
  return {
    text,
    params: params.map((param) => (is(param, Placeholder) ? { argument: Number(param.name) } : param)),
    columns,
  }
}

function columnOf(query: string, name: string, field: unknown): Statement['columns'][number] {
  if (!is(field, Column) || field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return { name }
  const decoder = field.columnType
  if (!Object.hasOwn(DECODERS, decoder))
    throw new Error(`"${query}" has a ${decoder}, which is not in DECODERS: ${name}`)
  return { name, decoder: decoder as keyof typeof DECODERS }
}

function isArgument(param: unknown): param is Argument {
  return typeof param === 'object' && param !== null
}

function rowDecoder<Row>(columns: Statement['columns']): (values: readonly unknown[]) => Row {
  const decoders = columns.map(({ name, decoder }) => ({ name, decode: decoder && DECODERS[decoder] }))
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const [place, { name, decode }] of decoders.entries()) {
      const value = values[place]
      row[name] = decode === undefined || value === null ? value : decode(value)
    }
    return row as Row
  }
}

/** The rows of one query. */
export async function readRows<Row>(db: Db, query: BoundQuery<Row>): Promise<Row[]> {
  const { statement, toRow } = query(db)
  const rows = await statement.raw<unknown[]>()
  return rows.map(toRow)
}

type RowsOf<Queries> = {
  -readonly [Place in keyof Queries]: Queries[Place] extends BoundQuery<infer Row> ? Row[] : never
}

/** The rows of several queries, read in one transaction and one round trip. */
export async function readBatch<const Queries extends readonly BoundQuery<unknown>[]>(
  db: Db,
  queries: Queries,
): Promise<RowsOf<Queries>> {
  const bound = queries.map((query) => query(db))
  const results = await db.$client.batch<object>(bound.map(({ statement }) => statement))
  const rows = results.map((result, place) => result.results.map((row) => bound[place]?.toRow(Object.values(row))))
  return rows as RowsOf<Queries>
}
