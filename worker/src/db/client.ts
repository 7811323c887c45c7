import { drizzle } from 'drizzle-orm/d1'

/** The database handle that every function in this folder takes. */
export type Db = ReturnType<typeof openDb>

/** Wraps a D1 binding; every query goes to the primary. */
export function openDb(d1: D1Database) {
  return drizzle(d1)
}

/** A D1 session: each read is at least as recent as the one before it. */
export interface DbSession {
  db: Db
  /** Bookmark of the state that was read last, from which the next session can start; `null` before the first query. */
  bookmark: () => string | null
}

/**
 * Opens a D1 session whose first query goes to the primary (`first-primary`), to the nearest replica (`first-unconstrained`), or
 * to a database at least as recent as a bookmark. Writes always go to the primary.
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
