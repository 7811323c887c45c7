import { inChunks } from '#domain/chunks'
import type { Db } from '../client.ts'
import { insertAlike, insertRows } from '../json-rows.ts'
import { apiLogs, errorLogs } from '../schema.ts'

/** A call of the API before it has an id. */
export type NewApiLog = Omit<typeof apiLogs.$inferSelect, 'id'>

/** An error before it has an id. */
export type NewErrorLog = Omit<typeof errorLogs.$inferSelect, 'id'>

// Two bodies and the headers are 8 KiB each at most, twice that if every character must be escaped: twenty rows stay below the
// 2 MB that D1 allows for one parameter.
const ROWS_AT_ONCE = 20

const inPieces = <Row>(rows: readonly Row[]) => inChunks(rows, ROWS_AT_ONCE, () => 1)

/** Stores entries of both logs, all or none. */
export async function insertLogs(db: Db, calls: readonly NewApiLog[], errors: readonly NewErrorLog[]): Promise<void> {
  const [first, ...others] = [
    ...inPieces(calls).map((rows) => insertAlike(db, apiLogs, rows, 'response')),
    ...inPieces(errors).map((rows) => insertRows(db, errorLogs, rows)),
  ]
  if (first) await db.batch([first, ...others])
}
