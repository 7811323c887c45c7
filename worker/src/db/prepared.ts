import { Column, is, Placeholder, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { STATEMENTS } from './statements.ts'

/** A query as drizzle builds it, with the columns it answers. */
interface Built<Row> extends PromiseLike<Row[]> {
  _: { readonly selectedFields: object }
  toSQL(): { sql: string; params: unknown[] }
}

/** A query with its values, for `readRows` and `readTogether`: its statement, and how a row of the answer is read. */
type Asked<Row> = (db: Db) => { statement: D1PreparedStatement; toRow: (values: readonly unknown[]) => Row }

/** What drizzle makes of a query, as data: the build writes it ahead (docs/decisions/0038-a-lean-worker.md). */
export interface Statement {
  text: string
  /** In the order of the text: a value, or which argument of the query stands here. */
  params: (unknown | Place)[]
  /** In the order of a row. `reads` names how a value is read where the database has no type for it. */
  columns: { name: string; reads?: keyof typeof READERS }[]
}

interface Place {
  argument: number
}

type Select<Values extends unknown[], Row> = (db: Db, ...values: Values) => Built<Row>

// By drizzle's names for types of columns.
const READERS = {
  SQLiteTextJson: (value: unknown) => JSON.parse(String(value)),
  SQLiteBoolean: (value: unknown) => value === 1,
} as const

const writers = new Map<string, (db: Db) => Statement>()

/**
 * A query whose SQL is written while building or, elsewhere, once an isolate: drizzle takes as long to write it, and to read the
 * rows, as the database takes to answer. Only for `select`s of columns and texts, whose SQL is the same whatever their values;
 * `name` is theirs alone.
 */
export function prepared<Values extends unknown[], Row>(name: string, select: Select<Values, Row>) {
  const write = (db: Db) => statementOf(db, name, select)
  writers.set(name, write)
  let ready: (Statement & { toRow: (values: readonly unknown[]) => Row }) | undefined
  return (...values: Values): Asked<Row> =>
    (db) => {
      if (!ready) {
        const statement = STATEMENTS[name] ?? write(db)
        ready = { ...statement, toRow: rowReader<Row>(statement.columns) }
      }
      const { text, params, toRow } = ready
      const filled = params.map((param) => (isPlace(param) ? values[param.argument] : param))
      return { statement: db.$client.prepare(text).bind(...filled), toRow }
    }
}

/** The statements, by their names, of all queries that have been prepared until now. */
export function writeStatements(db: Db): Record<string, Statement> {
  return Object.fromEntries([...writers].map(([name, write]) => [name, write(db)]))
}

function statementOf<Values extends unknown[], Row>(db: Db, name: string, select: Select<Values, Row>): Statement {
  const count = select.length - 1
  const places = Array.from({ length: count }, (_, argument) => sql.placeholder(String(argument)))
  const query = select(db, ...(places as unknown[] as Values))
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
  const reads = field.columnType
  if (!Object.hasOwn(READERS, reads)) throw new Error(`"${query}" has a ${reads}, which READERS cannot read: ${name}`)
  return { name, reads: reads as keyof typeof READERS }
}

function isPlace(param: unknown): param is Place {
  return typeof param === 'object' && param !== null
}

function rowReader<Row>(columns: Statement['columns']): (values: readonly unknown[]) => Row {
  const read = columns.map(({ name, reads }) => ({ name, decode: reads && READERS[reads] }))
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const [place, { name, decode }] of read.entries()) {
      const value = values[place]
      row[name] = decode === undefined || value === null ? value : decode(value)
    }
    return row as Row
  }
}

/** The rows of one query. */
export async function readRows<Row>(db: Db, query: Asked<Row>): Promise<Row[]> {
  const { statement, toRow } = query(db)
  const rows = await statement.raw<unknown[]>()
  return rows.map(toRow)
}

/** The rows of several queries, of one moment, in one round trip. */
export async function readTogether<const Queries extends readonly Asked<unknown>[]>(
  db: Db,
  queries: Queries,
): Promise<{ -readonly [Place in keyof Queries]: Queries[Place] extends Asked<infer Row> ? Row[] : never }> {
  const asked = queries.map((query) => query(db))
  const answers = await db.$client.batch<object>(asked.map(({ statement }) => statement))
  const rows = answers.map(({ results }, place) => results.map((row) => asked[place]?.toRow(Object.values(row))))
  return rows as Awaited<ReturnType<typeof readTogether<Queries>>>
}
