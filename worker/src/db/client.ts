import { drizzle } from 'drizzle-orm/d1'

/** The database as every function of this folder takes it. */
export type Db = ReturnType<typeof openDb>

/** Wraps a D1 binding; every query goes to the primary. */
export function openDb(d1: D1Database) {
  return drizzle(d1)
}

/** A D1 session: no read is older than the one before. */
export interface DbSession {
  db: Db
  /** Names the state that was read last, for the next session to start from; `null` before the first query. */
  bookmark: () => string | null
}

/**
 * Opens a D1 session whose first query goes to the primary (`first-primary`), to the nearest replica (`first-unconstrained`), or
 * to one that is no older than a bookmark. Writes always go to the primary.
 */
export function openDbSession(d1: D1Database, start: D1SessionConstraint | D1SessionBookmark): DbSession {
  const session = d1.withSession(start)
  const db = openDb({
    prepare: (query) => session.prepare(query),
    batch: (statements) => session.batch(statements),
    exec: (query) => d1.exec(query),
    dump: () => d1.dump(),
    withSession: (other) => d1.withSession(other),
  })
  return { db, bookmark: () => session.getBookmark() }
}
