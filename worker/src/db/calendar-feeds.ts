import { and, asc, eq, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { User } from '#contract/session'
import type { Day } from '#contract/wire'
import type { RentalOnCalendar } from '#domain/rental/events'
import { audit } from './audit.ts'
import type { Author } from './author.ts'
import type { Db } from './client.ts'
import { accounts, adminGroups, calendarFeeds, rentals, trailers } from './schema.ts'
import { toUser, userColumns } from './sessions.ts'

const MOST_EVENTS = 5000
const noun = 'calendar_feed'

/** Since when an account has a feed; `null` where it has none. */
export async function readFeed(db: Db, accountId: number): Promise<{ created_at: string } | null> {
  const { account_id, created_at } = calendarFeeds
  const [row] = await db.select({ created_at }).from(calendarFeeds).where(eq(account_id, accountId))
  return row ?? null
}

/** Gives an account a feed of this secret; the one it had stops working. */
export async function replaceFeed(db: Db, accountId: number, secretHash: string, { by, at }: Author): Promise<void> {
  const values = { secret_hash: secretHash, created_at: at.toISOString() }
  await db.batch([
    db
      .insert(calendarFeeds)
      .values({ account_id: accountId, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.account_id, set: values }),
    audit(db, { at, by, action: 'create', noun, recordId: accountId, before: null, after: {} }),
  ])
}

/** Ends the feed of an account; nothing where it has none. */
export async function removeFeed(db: Db, accountId: number, who: Author): Promise<void> {
  await db.batch(endFeed(db, accountId, who))
}

/** Statements that end the feed of an account if `happens`, and tell the audit trail of it; nothing where it has none. */
export function endFeed(db: Db, accountId: number, { by, at }: Author, happens: SQL = sql`true`) {
  return [
    db.delete(calendarFeeds).where(and(eq(calendarFeeds.account_id, accountId), happens)),
    audit(db, { at, by, action: 'delete', noun, recordId: accountId, before: {}, after: null }),
  ] as const
}

/** Whose feed has this secret and what they may do at this moment; `undefined` where it is none, or they are inactive. */
export async function findFeedOwner(db: Db, secretHash: string): Promise<User | undefined> {
  const [row] = await db
    .select(userColumns)
    .from(calendarFeeds)
    .innerJoin(accounts, and(eq(accounts.id, calendarFeeds.account_id), eq(accounts.is_active, true)))
    .leftJoin(adminGroups, and(eq(adminGroups.id, accounts.group_id), eq(adminGroups.is_active, true)))
    .where(eq(calendarFeeds.secret_hash, secretHash))
  return row && toUser(row)
}

// True for a rental that a calendar may have shown: not rejected, or approved once, or withdrawn by the customer. Those that are
// rejected now go out as canceled events.
const wasOnCalendar = sql`(${rentals.status} <> 'rejected' or ${rentals.withdrawn_at} is not null
  or exists (select 1 from json_each(${rentals.history}) as move where move.value ->> 'to' = 'approved'))`

/** The requests that end on `since` or later and are, or were, in somebody's calendar; the earliest first. */
export async function listForCalendar(db: Db, since: Day): Promise<RentalOnCalendar[]> {
  // Trailer by trailer, since the index on the days begins with the trailer; `null` stands for those whose trailer is gone.
  return db
    .select(getTableColumns(rentals))
    .from(sql`(select id from ${trailers} union all select null) as fleet`)
    .crossJoin(rentals)
    .where(
      and(
        sql`${rentals.trailer_id} is fleet.id`,
        inArray(rentals.status, ['pending', 'approved', 'completed', 'rejected']),
        gte(rentals.rental_end_date, since),
        wasOnCalendar,
      ),
    )
    .orderBy(asc(rentals.rental_start_date), asc(rentals.id))
    .limit(MOST_EVENTS)
}
