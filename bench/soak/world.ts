import { seed } from '../../scripts/database/database.ts'
import { withStores } from '../../scripts/database/stores.ts'
import { migrate, targetOf } from '../../scripts/database/target.ts'
import { fillLogs, fillRequests, fillTrailers, openSession } from '../fill.ts'

/** How much the product holds while it is soaked. */
export const FILLED = { trailers: 10_000, requests: 100_000, calls: 1_000_000 } as const

const MEMBERS = 20

/** Consecutive ids, from the first to the last. */
interface Ids {
  first: number
  last: number
}

/** Somebody who is signed in. */
export interface Member {
  username: string
  token: string
}

/** What is known of the records before the first call. */
export interface World {
  trailers: Ids
  requests: Ids
  /** All trailers, those of the demo data too. */
  trailerCount: number
  requestCount: number
  /** Accounts that may answer requests and keep the catalogue. */
  members: readonly Member[]
  developer: Member
}

/** Fills an empty installation in `folder` and returns what is in it. */
export async function buildWorld(folder: string): Promise<World> {
  await migrate(targetOf({ 'persist-to': folder }))
  await seed(folder)
  return withStores(async ({ DB }) => {
    await fillTrailers(DB, FILLED.trailers)
    await fillRequests(DB, FILLED.requests)
    await fillLogs(DB, FILLED.calls)
    return {
      ...(await lookAround(DB)),
      members: [await enter(DB, 'manager'), ...(await hire(DB))],
      developer: await enter(DB, 'developer'),
    }
  }, folder)
}

async function lookAround(d1: D1Database) {
  const ids = (table: string, name: string) =>
    d1.prepare(`select min(id) as first, max(id) as last from ${table} where ${name} glob ?`)
  const count = (table: string) => d1.prepare(`select count(*) as count from ${table}`)
  const trailers = await ids('trailers', 'name').bind('Bench trailer *').first<Ids>()
  const requests = await ids('rentals', 'customer_name').bind('Customer *').first<Ids>()
  const trailerCount = await count('trailers').first<number>('count')
  const requestCount = await count('rentals').first<number>('count')
  if (!trailers || !requests || !trailerCount || !requestCount) throw new Error('The database was not filled')
  return { trailers, requests, trailerCount, requestCount }
}

async function enter(d1: D1Database, username: string): Promise<Member> {
  return { username, token: await openSession(d1, username) }
}

// Nobody signs in with a password here, so none is hashed.
async function hire(d1: D1Database): Promise<Member[]> {
  const names = Array.from({ length: MEMBERS }, (_, index) => `soak-${index + 1}`)
  const insert = d1.prepare(`insert into accounts (username, email, password_hash, role, created_at, updated_at)
    values (?1, ?1 || '@example.org', 'none', 'admin', ?2, ?2)`)
  await d1.batch(names.map((name) => insert.bind(name, new Date().toISOString())))
  return Promise.all(names.map((name) => enter(d1, name)))
}
