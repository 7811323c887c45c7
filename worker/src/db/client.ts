import { drizzle } from 'drizzle-orm/d1'

/** The database as every function of this folder takes it. */
export type Db = ReturnType<typeof openDb>

/** Wraps a D1 binding, whose every query goes to the one copy that is written to. */
export function openDb(d1: D1Database) {
  return drizzle(d1)
}

/** The database as one caller sees it: no read is older than the one before. */
export interface Reading {
  db: Db
  /** Names what was seen so far, for the next reading to begin at; `null` before the first query. */
  bookmark: () => string | null
}

/**
 * Opens a reading whose first query goes to the copy that is written to (`first-primary`), to whichever is near
 * (`first-unconstrained`), or to one that is no older than a bookmark. What is written goes to the first, always.
 */
export function openReading(d1: D1Database, start: D1SessionConstraint | D1SessionBookmark): Reading {
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
