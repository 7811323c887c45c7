import { and, eq, isNotNull, isNull, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SecondFactorResponse } from '#contract/access/second-factor'
import { audit } from '../audit.ts'
import type { Db } from '../client.ts'
import { secondFactors, sessions } from '../schema.ts'
import { endFeed } from './calendar-feeds.ts'
import { type CheckedChange, directoryAsOf } from './directory.ts'
import { clearAttempts } from './login-attempts.ts'
import { type AccountOwner, securityMail } from './security-mails.ts'

const noun = 'second_factor'
const { account_id, secret, proposed_in, confirmed_at, last_step, recovery_codes } = secondFactors

function of(accountId: number): SQL {
  return sql`${account_id} = ${accountId}`
}

function lineOf({ id, username: by }: AccountOwner, at: Date) {
  return { at, by, noun, recordId: id } as const
}

/** True for an account, by the column of its id, whose sign-in takes a second factor. */
export function hasSecondFactor(account: SQLWrapper): SQL {
  return sql`exists (select 1 from ${secondFactors} where ${account_id} = ${account} and ${confirmed_at} is not null)`
}

/** Since when an account has a second factor, and how many recovery codes are left; `null` if it has none. */
export async function readSecondFactor(db: Db, accountId: number): Promise<SecondFactorResponse['second_factor']> {
  const [row] = await db
    .select({ created_at: confirmed_at, recovery_codes: sql<number>`json_array_length(${recovery_codes})` })
    .from(secondFactors)
    .where(and(of(accountId), isNotNull(confirmed_at)))
  return row?.created_at ? { ...row, created_at: row.created_at } : null
}

/**
 * Keeps a key until a code confirms it in the same `session`, in place of an earlier one; `false` if the account has a second factor
 * already.
 */
export async function proposeSecondFactor(db: Db, accountId: number, key: string, session: string): Promise<boolean> {
  const proposed = { secret: key, proposed_in: session }
  const stored = await db
    .insert(secondFactors)
    .values({ account_id: accountId, ...proposed })
    .onConflictDoUpdate({ target: account_id, set: proposed, setWhere: isNull(confirmed_at) })
    .returning({ account_id })
  return stored.length > 0
}

/** True if a key was proposed last for its account, in `session`, and nothing has been confirmed since. */
export async function isProposed(db: Db, accountId: number, key: string, session: string): Promise<boolean> {
  const rows = await db
    .select({ account_id })
    .from(secondFactors)
    .where(proposed(accountId, key, session))
  return rows.length > 0
}

function proposed(accountId: number, key: string, session: string) {
  return and(of(accountId), eq(secret, key), eq(proposed_in, session), isNull(confirmed_at))
}

/**
 * Makes a proposed key the second factor of its account, and ends what was opened without it: the account's sessions except
 * `session`, and its calendar feed. Also clears the attempts counted under `attempts`. `false`, with nothing changed, if another key
 * has been proposed or confirmed since.
 */
export async function confirmSecondFactor(
  db: Db,
  owner: AccountOwner,
  confirmed: { key: string; session: string; step: number; codeHashes: readonly string[]; attempts: string },
  at: Date,
): Promise<boolean> {
  const { key, session, step, codeHashes, attempts } = confirmed
  const now = at.toISOString()
  const isOn = sql`exists (select 1 from ${secondFactors} where ${and(of(owner.id), eq(secret, key), eq(confirmed_at, now))})`
  const [stored] = await db.batch([
    db
      .update(secondFactors)
      .set({ confirmed_at: now, last_step: step, recovery_codes: JSON.stringify(codeHashes) })
      .where(proposed(owner.id, key, session))
      .returning({ account_id }),
    audit(db, { ...lineOf(owner, at), action: 'create', before: null, after: {} }),
    securityMail(db, owner, 'second_factor_on', { by: owner.username, at }),
    db.delete(sessions).where(and(eq(sessions.account_id, owner.id), ne(sessions.token_hash, session), isOn)),
    clearAttempts(db, attempts, isOn),
    ...endFeed(db, owner.id, { by: owner.username, at }, isOn),
  ])
  return stored.length > 0
}

/** Replaces all recovery codes of an account; `false` if it has no second factor. */
export async function replaceRecoveryCodes(
  db: Db,
  owner: AccountOwner,
  codeHashes: readonly string[],
  at: Date,
): Promise<boolean> {
  const [replaced] = await db.batch([
    db
      .update(secondFactors)
      .set({ recovery_codes: JSON.stringify(codeHashes) })
      .where(and(of(owner.id), isNotNull(confirmed_at)))
      .returning({ account_id }),
    audit(db, { ...lineOf(owner, at), action: 'update', before: {}, after: {} }),
    securityMail(db, owner, 'recovery_codes', { by: owner.username, at }),
  ])
  return replaced.length > 0
}

/** Removes an account's own second factor, if it has one. */
export async function removeOwnSecondFactor(db: Db, owner: AccountOwner, at: Date): Promise<void> {
  await db.batch([
    db.delete(secondFactors).where(and(of(owner.id), isNotNull(confirmed_at))),
    audit(db, { ...lineOf(owner, at), action: 'delete', before: {}, after: null }),
    securityMail(db, owner, 'second_factor_off', { by: owner.username, at }),
  ])
}

/**
 * Removes the second factor of somebody who has lost it, and clears their failed sign-ins; `null`, with nothing removed, if an account
 * or group has changed since the check.
 */
export async function removeLostSecondFactor(
  db: Db,
  owner: AccountOwner,
  checked: CheckedChange,
): Promise<true | null> {
  const { id, username } = owner
  const asChecked = directoryAsOf(checked.stamp)
  const [, , , , [moment]] = await db.batch([
    db.delete(secondFactors).where(and(of(id), isNotNull(confirmed_at), asChecked)),
    audit(db, { at: checked.at, by: checked.by, noun, recordId: id, action: 'delete', before: {}, after: null }),
    securityMail(db, owner, 'second_factor_off', checked),
    // Whoever has no phone has usually tried too often.
    clearAttempts(db, username, asChecked),
    db.select({ isAsChecked: asChecked.mapWith(Boolean).as('is_as_checked') }).from(sql`(select 1)`),
  ])
  return moment?.isAsChecked ? true : null
}

/** Uses up the code of a time step; `false` if it, or a later one, was used before. */
export async function consumeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(of(accountId), isNotNull(confirmed_at), lt(last_step, step)))
    .returning({ account_id })
  return used.length > 0
}

/** Uses up a recovery code and records that; `false` if the account has none with this hash. */
export async function consumeRecoveryCode(db: Db, owner: AccountOwner, codeHash: string, at: Date): Promise<boolean> {
  const others = sql`(select json_group_array(value) from json_each(${recovery_codes}) where value <> ${codeHash})`
  const hasCode = sql`exists (select 1 from json_each(${recovery_codes}) where value = ${codeHash})`
  // After the update.
  const left = sql`(select json_array_length(recovery_codes) from ${secondFactors} where account_id = ${owner.id})`
  const [used] = await db.batch([
    db
      .update(secondFactors)
      .set({ recovery_codes: others })
      .where(and(of(owner.id), isNotNull(confirmed_at), hasCode))
      .returning({ account_id }),
    audit(db, {
      ...lineOf(owner, at),
      action: 'update',
      before: sql`json_object('recovery_codes', ${left} + 1)`,
      after: sql`json_object('recovery_codes', ${left})`,
    }),
    securityMail(db, owner, 'recovery_code', { by: owner.username, at }),
  ])
  return used.length > 0
}
