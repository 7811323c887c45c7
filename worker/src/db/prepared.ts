import { Column, fillPlaceholders, is, sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** A query as drizzle builds it, with the columns it answers. */
interface Built<Row> extends PromiseLike<Row[]> {
  _: { readonly selectedFields: object }
  toSQL(): { sql: string; params: unknown[] }
}

/** A query with its values, for `readRows` and `readTogether`: its statement, and how a row of the answer is read. */
type Asked<Row> = (db: Db) => { statement: D1PreparedStatement; toRow: (values: readonly unknown[]) => Row }

type Decode = (value: unknown) => unknown

/**
 * A query whose SQL is built once an isolate: drizzle takes as long to build it, and to read the rows, as the database takes to
 * answer. Only for `select`s of columns and texts, whose SQL is the same whatever their values.
 */
export function prepared<Values extends unknown[], Row>(select: (db: Db, ...values: Values) => Built<Row>) {
  let ready: { text: string; params: unknown[]; toRow: (values: readonly unknown[]) => Row } | undefined
  return (...values: Values): Asked<Row> =>
    (db) => {
      ready ??= prepare(db, select, values.length)
      const { text, params, toRow } = ready
      const filled = fillPlaceholders(params, Object.fromEntries(values.entries()))
      return { statement: db.$client.prepare(text).bind(...filled), toRow }
    }
}

function prepare<Values extends unknown[], Row>(
  db: Db,
  select: (db: Db, ...values: Values) => Built<Row>,
  count: number,
) {
  const places = Array.from({ length: count }, (_, place) => sql.placeholder(String(place)))
  const query = select(db, ...(places as unknown[] as Values))
  const { sql: text, params } = query.toSQL()
  return { text, params, toRow: rowReader<Row>(query._.selectedFields) }
}

function rowReader<Row>(fields: object): (values: readonly unknown[]) => Row {
  const columns = Object.entries(fields).map(([name, field]) => ({ name, decode: decoderOf(field) }))
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const [place, { name, decode }] of columns.entries()) {
      const value = values[place]
      row[name] = decode === undefined || value === null ? value : decode(value)
    }
    return row as Row
  }
}

// `undefined` for most columns, whose value is what the database answers.
function decoderOf(field: unknown): Decode | undefined {
  const isPlain = !is(field, Column) || field.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return isPlain ? undefined : (value) => field.mapFromDriverValue(value)
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
