import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { foldCase } from '#domain/letter-case'
import type { Db } from '../client.ts'
import { ago } from '../instants.ts'
import { loginAttempts } from '../schema.ts'

const WINDOW_MS = 15 * 60 * 1000
const MAX_PER_USERNAME = 5
const MAX_PER_ADDRESS = 20

/**
 * Records a sign-in attempt before its password is checked, so that concurrent attempts are counted too. Returns 0 if it may
 * proceed, else the seconds to wait: 5 failures for a username or 20 from an address within 15 minutes are the limit (rulings,
 * section 4). A successful sign-in clears its username's attempts; until then its own attempt counts too.
 */
export async function recordAttempt(db: Db, username: string, address: string, now: Date): Promise<number> {
  const name = foldCase(username)
  const since = ago(now, WINDOW_MS)
  const ofName = sql`(select count(*) from ${loginAttempts} where username = ${name} and at > ${since})`
  const ofAddress = sql`(select count(*) from ${loginAttempts} where address = ${address} and at > ${since})`
  const noted = await db.run(sql`
    insert into ${loginAttempts} (username, address, at)
    select ${name}, ${address}, ${now.toISOString()}
    where ${ofName} < ${MAX_PER_USERNAME} and ${ofAddress} < ${MAX_PER_ADDRESS}`)
  if (noted.meta.changes === 1) return 0
  const { waitOfName, waitOfAddress } = await db.get<Record<'waitOfName' | 'waitOfAddress', string | null>>(sql`select
    ${lastCounted(sql`username = ${name}`, since, MAX_PER_USERNAME)} as waitOfName,
    ${lastCounted(sql`address = ${address}`, since, MAX_PER_ADDRESS)} as waitOfAddress`)
  const free = Math.max(...[waitOfName, waitOfAddress].map((at) => (at ? Date.parse(at) : 0))) + WINDOW_MS
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000))
}

// The attempt that must expire before another one is allowed; null below the limit.
function lastCounted(whose: SQL, since: string, most: number): SQL {
  return sql`(select at from ${loginAttempts} where ${whose} and at > ${since} order by at desc limit 1 offset ${most - 1})`
}

/** Takes back an attempt that was not a failure. */
export async function undoAttempt(db: Db, username: string, address: string, at: Date): Promise<void> {
  const name = foldCase(username)
  // One of those of the same millisecond: the others may be guesses, which must stay counted.
  await db.run(sql`delete from ${loginAttempts} where id = (
    select id from ${loginAttempts}
    where username = ${name} and address = ${address} and at = ${at.toISOString()} limit 1)`)
}

/** Statement that clears the attempts of a username that has signed in, if `condition` holds. */
export function clearAttempts(db: Db, username: string, condition?: SQL) {
  return db.delete(loginAttempts).where(and(eq(loginAttempts.username, foldCase(username)), condition))
}

/** Statement that removes the attempts that no longer count. */
export function sweepAttempts(db: Db, now: Date) {
  return db.delete(loginAttempts).where(lte(loginAttempts.at, ago(now, WINDOW_MS)))
}
