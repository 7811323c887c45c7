import { and, eq, isNotNull, isNull, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SecondFactorResponse } from '#contract/second-factor'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import { justChanged } from '../batch.ts'
import type { Db } from '../client.ts'
import { secondFactors, sessions } from '../schema.ts'
import { type Checked, directoryAsOf } from './directory.ts'

const noun = 'second_factor'
const { account_id, secret, confirmed_at, last_step, recovery_codes } = secondFactors

/** An account, as the author of a change of its own second factor. */
interface Owner {
  id: number
  username: string
}

/** What checks a code: the key, and the time step of the code used last. */
export interface Authenticator {
  secret: string
  lastStep: number
}

function of(accountId: number): SQL {
  return sql`${account_id} = ${accountId}`
}

function lineOf({ id, username: by }: Owner, at: Date) {
  return { at, by, noun, recordId: id } as const
}

/** True for an account, by its column or id, whose sign-in takes a second factor. */
export function hasSecondFactor(account: SQLWrapper | number): SQL {
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

/** Keeps a key until a code confirms it, in place of an earlier one; `false` if the account has a second factor already. */
export async function proposeSecondFactor(db: Db, accountId: number, key: string): Promise<boolean> {
  const stored = await db
    .insert(secondFactors)
    .values({ account_id: accountId, secret: key })
    .onConflictDoUpdate({ target: account_id, set: { secret: key, last_step: 0 }, setWhere: isNull(confirmed_at) })
    .returning({ account_id })
  return stored.length > 0
}

/** The key of an account that no code has confirmed yet. */
export async function readProposed(db: Db, accountId: number): Promise<Authenticator | undefined> {
  const [row] = await db
    .select({ secret, lastStep: last_step })
    .from(secondFactors)
    .where(and(of(accountId), isNull(confirmed_at)))
  return row
}

/**
 * Makes a proposed key the second factor of its account, and ends the account's sessions except `keeps`, which were opened without
 * it; `false`, with nothing changed, if another key has been proposed or confirmed since.
 */
export async function confirmSecondFactor(
  db: Db,
  owner: Owner,
  { key, step, codeHashes, keeps }: { key: string; step: number; codeHashes: readonly string[]; keeps: string },
  at: Date,
): Promise<boolean> {
  const [confirmed] = await db.batch([
    db
      .update(secondFactors)
      .set({ confirmed_at: at.toISOString(), last_step: step, recovery_codes: JSON.stringify(codeHashes) })
      .where(and(of(owner.id), eq(secret, key), isNull(confirmed_at)))
      .returning({ account_id }),
    audit(db, { ...lineOf(owner, at), action: 'create', before: null, after: {} }),
    db.delete(sessions).where(and(eq(sessions.account_id, owner.id), ne(sessions.token_hash, keeps), justChanged)),
  ])
  return confirmed.length > 0
}

/** Replaces all recovery codes of an account; `false` if it has no second factor. */
export async function replaceRecoveryCodes(
  db: Db,
  owner: Owner,
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
  ])
  return replaced.length > 0
}

/** Removes the second factor of an account, if it has one and `happens`; `true` if it did. */
export async function removeSecondFactor(
  db: Db,
  accountId: number,
  { by, at }: Author,
  happens: SQL = sql`true`,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(secondFactors)
      .where(and(of(accountId), isNotNull(confirmed_at), happens))
      .returning({ account_id }),
    audit(db, { at, by, noun, recordId: accountId, action: 'delete', before: {}, after: null }),
  ])
  return removed.length > 0
}

/** Like `removeSecondFactor`, by an administrator; `null`, with nothing removed, if an account or group has changed since the check. */
export async function dropSecondFactor(db: Db, accountId: number, checked: Checked): Promise<true | null> {
  const isGone = await removeSecondFactor(db, accountId, checked, directoryAsOf(checked.stamp))
  return isGone || (await readSecondFactor(db, accountId)) === null ? true : null
}

/** Uses up the code of a time step; `false` if it, or a later one, was used before. */
export async function spendStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const spent = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(of(accountId), isNotNull(confirmed_at), lt(last_step, step)))
    .returning({ account_id })
  return spent.length > 0
}

/** Uses up a recovery code; `false` if the account has none with this hash. */
export async function spendRecoveryCode(db: Db, accountId: number, codeHash: string): Promise<boolean> {
  const left = sql`(select json_group_array(value) from json_each(${recovery_codes}) where value <> ${codeHash})`
  const spent = await db
    .update(secondFactors)
    .set({ recovery_codes: left })
    .where(
      and(
        of(accountId),
        isNotNull(confirmed_at),
        sql`exists (select 1 from json_each(${recovery_codes}) where value = ${codeHash})`,
      ),
    )
    .returning({ account_id })
  return spent.length > 0
}
