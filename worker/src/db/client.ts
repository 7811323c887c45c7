import { drizzle } from 'drizzle-orm/d1'

/** The database as every function of this folder takes it. */
export type Db = ReturnType<typeof openDb>

/** Wraps a D1 binding, or a session of one. */
export function openDb(d1: D1Database) {
  return drizzle(d1)
}
