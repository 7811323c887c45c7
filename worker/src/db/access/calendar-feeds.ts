import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { User } from '#contract/access/session'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { insertSelect } from '../insert-select.ts'
import { accounts, adminGroups, calendarFeeds, sessions } from '../schema.ts'
import { activeGroup, toUser, userColumns } from './users.ts'

const noun = 'calendar_feed'

/** Since when an account has a feed; `null` if it has none. */
export async function readFeed(db: Db, accountId: number): Promise<{ created_at: string } | null> {
  const { account_id, created_at } = calendarFeeds
  const [row] = await db.select({ created_at }).from(calendarFeeds).where(eq(account_id, accountId))
  return row ?? null
}

/**
 * Gives an account a feed with this secret; any earlier one stops working. `false`, with nothing changed, if the requesting session
 * has ended: a new password ends both, and the feed would outlive it.
 */
export async function replaceFeed(
  db: Db,
  { accountId, session }: { accountId: number; session: string },
  secretHash: string,
  { by, at }: Author,
): Promise<boolean> {
  const values = { secret_hash: secretHash, created_at: at.toISOString() }
  const isOpen = and(eq(sessions.token_hash, session), eq(sessions.account_id, accountId))
  const [stored] = await db.batch([
    insertSelect(db, calendarFeeds, { account_id: accountId, ...values }, sql`from ${sessions} where ${isOpen}`)
      .onConflictDoUpdate({ target: calendarFeeds.account_id, set: values })
      .returning({ account_id: calendarFeeds.account_id }),
    audit(db, { at, by, action: 'create', noun, recordId: accountId, before: null, after: {} }),
  ])
  return stored.length > 0
}

/** Ends the feed of an account, if it has one. */
export async function removeFeed(db: Db, accountId: number, author: Author): Promise<void> {
  await db.batch(endFeed(db, accountId, author))
}

/**
 * Statements that end the feed of an account if `condition` holds, and record that in the audit trail; they do nothing if it has no
 * feed.
 */
export function endFeed(db: Db, accountId: number, { by, at }: Author, condition: SQL = sql`true`) {
  return [
    db.delete(calendarFeeds).where(and(eq(calendarFeeds.account_id, accountId), condition)),
    audit(db, { at, by, action: 'delete', noun, recordId: accountId, before: {}, after: null }),
  ] as const
}

/**
 * The owner of the feed with this secret and their current permissions; `undefined` if there is no such feed, or the owner is
 * inactive.
 */
export async function findFeedOwner(db: Db, secretHash: string): Promise<User | undefined> {
  const [row] = await db
    .select(userColumns)
    .from(calendarFeeds)
    .innerJoin(accounts, and(eq(accounts.id, calendarFeeds.account_id), eq(accounts.is_active, true)))
    .leftJoin(adminGroups, activeGroup)
    .where(eq(calendarFeeds.secret_hash, secretHash))
  return row && toUser(row)
}
