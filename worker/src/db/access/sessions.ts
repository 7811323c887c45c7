import { and, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { User } from '#contract/access/session'
import type { Db } from '../client.ts'
import { insertSelect } from '../insert-select.ts'
import { ago } from '../instants.ts'
import { accounts, adminGroups, secondFactors, sessions } from '../schema.ts'
import { equalsIgnoringCase } from '../text-search.ts'
import { clearAttempts } from './login-attempts.ts'
import { hasSecondFactor } from './second-factors.ts'
import { activeGroup, toUser, userColumns } from './users.ts'

const IDLE_MS = 12 * 60 * 60 * 1000
const WHOLE_MS = 7 * 24 * 60 * 60 * 1000
// More than anybody has devices. A script that signs in before each call would fill the table until its sessions end by age.
const MAX_SESSIONS = 50

/** An account with what its sign-in is checked against; `secret` is the key of its second factor, if it has one. */
export interface SignInAccount {
  user: User
  passwordHash: string
  secret: string | null
}

/** An active account by its name, ignoring case; `undefined` if there is none. */
export async function findAccount(db: Db, username: string): Promise<SignInAccount | undefined> {
  const [row] = await db
    .select({ ...userColumns, passwordHash: accounts.password_hash, secret: secondFactors.secret })
    .from(accounts)
    .leftJoin(secondFactors, and(eq(secondFactors.account_id, accounts.id), isNotNull(secondFactors.confirmed_at)))
    .leftJoin(adminGroups, activeGroup)
    .where(and(equalsIgnoringCase(accounts.username, username), eq(accounts.is_active, true)))
  if (!row) return undefined
  const { passwordHash, secret, ...user } = row
  return { user: toUser(user), passwordHash, secret }
}

/**
 * Opens a session, clears the failed attempts of its account and records the sign-in, all or nothing; `false` if the account's
 * password or second factor is no longer the one that was checked, or the account is deleted or inactive. An account keeps its
 * fifty latest sessions; those that were never used after their first minute end first.
 */
export async function openSession(
  db: Db,
  tokenHash: string,
  { user, passwordHash, secret }: SignInAccount,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { id, password_hash, is_active } = accounts
  const secondStep = secret
    ? sql`exists (select 1 from ${secondFactors} where account_id = ${id} and secret = ${secret})`
    : sql`not ${hasSecondFactor(id)}`
  const still = and(eq(id, user.id), eq(password_hash, passwordHash), eq(is_active, true), secondStep)
  const session = { token_hash: tokenHash, account_id: id, created_at: at, last_seen_at: at }
  const opened = sql`exists (select 1 from ${sessions} where token_hash = ${tokenHash})`
  const [stored] = await db.batch([
    insertSelect(db, sessions, session, sql`from ${accounts} where ${still}`).returning({ id: sessions.account_id }),
    clearAttempts(db, user.username, opened),
    db.update(accounts).set({ last_login: at }).where(still),
    endSurplus(db, user.id, tokenHash),
  ])
  return stored.length > 0
}

// A script uses each of its sessions at once and never again, so those that it leaves end before one that somebody works in.
function endSurplus(db: Db, accountId: number, newest: string) {
  return db.delete(sessions).where(sql`${sessions.token_hash} in (
    select token_hash from ${sessions} where account_id = ${accountId}
    order by token_hash = ${newest} desc, last_seen_at > created_at desc, last_seen_at desc
    limit -1 offset ${MAX_SESSIONS})`)
}

/**
 * The live session of a token and the current permissions of its account; `undefined` once it has been idle for 12 hours, is 7
 * days old, or its account is deleted or inactive (rulings, section 4).
 */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ user: User; lastSeenAt: string } | undefined> {
  const [row] = await db
    .select({ ...userColumns, lastSeenAt: sessions.last_seen_at })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.id, sessions.account_id), eq(accounts.is_active, true)))
    .leftJoin(adminGroups, activeGroup)
    .where(and(eq(sessions.token_hash, tokenHash), isLive(now)))
  if (!row) return undefined
  const { lastSeenAt, ...user } = row
  return { user: toUser(user), lastSeenAt }
}

/** Whose live sessions tokens belong to, as the logs name an account; nothing for the others. */
export async function findHolders(db: Db, tokenHashes: readonly string[], now: Date) {
  return await db
    .select({ hash: sessions.token_hash, account: { username: accounts.username, user_id: accounts.id } })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.id, sessions.account_id), eq(accounts.is_active, true)))
    .where(
      and(sql`${sessions.token_hash} in (select value from json_each(${JSON.stringify(tokenHashes)}))`, isLive(now)),
    )
}

function isLive(now: Date) {
  return and(gt(sessions.last_seen_at, ago(now, IDLE_MS)), gt(sessions.created_at, ago(now, WHOLE_MS)))
}

/** Records that a session was used. */
export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ last_seen_at: now.toISOString() }).where(eq(sessions.token_hash, tokenHash))
}

/** Ends a session. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, tokenHash))
}

/** Statement that removes every session that has ended by age. */
export function sweepSessions(db: Db, now: Date) {
  return db
    .delete(sessions)
    .where(or(lte(sessions.last_seen_at, ago(now, IDLE_MS)), lte(sessions.created_at, ago(now, WHOLE_MS))))
}
