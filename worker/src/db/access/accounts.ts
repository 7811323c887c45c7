import { and, asc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { Account } from '#contract/access/account'
import type { AccountRecord } from '#domain/access/directory'
import { changesNothing } from '#domain/difference'
import { audit, auditEdit } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastInsertedId } from '../batch.ts'
import type { Db } from '../client.ts'
import { deleteExpiredResponse, type IdempotentPost, storeCreated } from '../idempotency.ts'
import { insertSelect } from '../insert-select.ts'
import { accounts, adminGroups, sessions } from '../schema.ts'
import { firstVersion, newVersion } from '../versioned.ts'
import { endFeed } from './calendar-feeds.ts'
import { type CheckedChange, directoryAsOf } from './directory.ts'
import { clearAttempts } from './login-attempts.ts'
import { hasSecondFactor } from './second-factors.ts'
import { type AccountOwner, securityMail } from './security-mails.ts'

const { password_hash: _hash, ...columns } = getTableColumns(accounts)
// No second `id`: in a batch, D1 merges columns of the same name.
const shown = {
  ...columns,
  group_name: adminGroups.name,
  second_factor: hasSecondFactor(accounts.id).mapWith(Boolean).as('second_factor'),
}
const newId = lastInsertedId(accounts)

function selectAccounts(db: Db, where?: SQL) {
  return db
    .select(shown)
    .from(accounts)
    .leftJoin(adminGroups, eq(adminGroups.id, accounts.group_id))
    .where(where)
    .orderBy(sql`lower(${accounts.username})`, asc(accounts.id))
}

function toAccount({ group_name: name, ...row }: Awaited<ReturnType<typeof selectAccounts>>[number]): Account {
  return { ...row, group: row.group_id !== null && name !== null ? { id: row.group_id, name } : null }
}

/** Every account, sorted by name. */
export async function listAccounts(db: Db): Promise<Account[]> {
  return (await selectAccounts(db)).map(toAccount)
}

/** One account, or `undefined`. */
export async function readAccount(db: Db, id: number): Promise<Account | undefined> {
  const [row] = await selectAccounts(db, eq(accounts.id, id))
  return row && toAccount(row)
}

// The fields of an account that staff edit, which are also those that the audit trail records.
function audited({ username, email, role, is_active, group_id }: AccountRecord) {
  return { username, email, role, is_active, group_id }
}

/** Stores a new account; `null`, with nothing stored, if an account or group has changed since the check. */
export async function createAccount(
  db: Db,
  { account, hash }: { account: AccountRecord; hash: string },
  checked: CheckedChange,
  post: IdempotentPost | null,
): Promise<Account | null> {
  const row = { ...audited(account), password_hash: hash, last_login: null, ...firstVersion(checked.at) }
  const [, created, [stored]] = await db.batch([
    deleteExpiredResponse(db, post, checked.at),
    insertSelect(db, accounts, row, sql`where ${directoryAsOf(checked.stamp)}`).returning({ id: accounts.id }),
    selectAccounts(db, eq(accounts.id, newId)),
    audit(db, { ...lineOf(checked), action: 'create', recordId: newId, before: null, after: audited(account) }),
    ...storeCreated(db, post, newId, checked.at),
  ])
  return created.length > 0 && stored ? toAccount(stored) : null
}

function lineOf({ by, at }: Author) {
  return { at, by, noun: 'account' } as const
}

/** An edit of an account. */
interface AccountUpdate {
  after: AccountRecord
  /** Hash of a new password, if there is one. */
  hash: string | undefined
  /** Hash of the editor's own session, which stays valid when others end. */
  keeps: string
}

/**
 * Stores an edit. A new password ends the calendar feed and clears failed sign-in attempts; both a new password and
 * deactivation end the account's sessions. `null`, with nothing stored, if an account or group has changed since the check.
 */
export async function updateAccount(
  db: Db,
  before: AccountRecord,
  { after, hash, keeps }: AccountUpdate,
  checked: CheckedChange,
): Promise<Account | null> {
  const { id } = before
  if (hash === undefined && changesNothing(audited(before), audited(after))) return (await readAccount(db, id)) ?? null
  const ends = hash !== undefined || !after.is_active
  const asChecked = directoryAsOf(checked.stamp)
  const line = { ...lineOf(checked), recordId: id }
  const isNew = sql`${hash !== undefined} and ${asChecked}`
  const told = [...(hash ? ['password' as const] : []), ...(before.email === after.email ? [] : ['email' as const])]
  const [, , , , updated, [row]] = await db.batch([
    // Before the account itself: updating that changes the stamp which `asChecked` compares.
    db
      .delete(sessions)
      .where(and(eq(sessions.account_id, id), ne(sessions.token_hash, keeps), sql`${ends}`, asChecked)),
    // Only with a new password: a reactivated account gets its calendar feed back.
    ...endFeed(db, id, checked, isNew),
    // People who have forgotten the old one may be throttled, and must be able to sign in with the new one at once.
    clearAttempts(db, after.username, isNew),
    db
      .update(accounts)
      .set({
        ...audited(after),
        password_hash: hash,
        ...newVersion(accounts, checked.at),
      })
      .where(and(eq(accounts.id, id), asChecked))
      .returning({ id: accounts.id }),
    selectAccounts(db, eq(accounts.id, id)),
    ...auditEdit(db, { ...line, before: audited(before), after: audited(after) }),
    ...(hash ? [audit(db, { ...line, action: 'password', before: null, after: null })] : []),
    // After all lines, each of which depends on the statement before it. To the old address, whoever reads the new one.
    ...told.map((event) => securityMail(db, before, event, checked)),
  ])
  return updated.length > 0 && row ? toAccount(row) : null
}

/** Deletes an account with its sessions; `null`, with nothing deleted, if an account or group has changed since the check. */
export async function deleteAccount(db: Db, account: AccountRecord, checked: CheckedChange): Promise<true | null> {
  const [deleted] = await db.batch([
    db
      .delete(accounts)
      .where(and(eq(accounts.id, account.id), directoryAsOf(checked.stamp)))
      .returning({ id: accounts.id }),
    audit(db, { ...lineOf(checked), action: 'delete', recordId: account.id, before: audited(account), after: null }),
  ])
  return deleted.length > 0 ? true : null
}

/** The hash of an account's password. */
export async function readPasswordHash(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select({ hash: accounts.password_hash }).from(accounts).where(eq(accounts.id, id))
  return row?.hash
}

/**
 * Sets an account's password, ends its calendar feed and its sessions except `keeps`, and clears the attempts counted under
 * `attempts`; `false`, with nothing changed, if the password is no longer that of `oldHash`.
 */
export async function changePassword(
  db: Db,
  owner: AccountOwner,
  { oldHash, newHash, keeps, attempts }: Record<'oldHash' | 'newHash' | 'keeps' | 'attempts', string>,
  now: Date,
): Promise<boolean> {
  const { id, username } = owner
  const author = { by: username, at: now }
  // The hash of a password is salted: no other change of the account, not even one to the same password, makes this true.
  const isNew = sql`exists (select 1 from ${accounts} where id = ${id} and password_hash = ${newHash})`
  const [updated] = await db.batch([
    db
      .update(accounts)
      .set({ password_hash: newHash, ...newVersion(accounts, now) })
      .where(and(eq(accounts.id, id), eq(accounts.password_hash, oldHash)))
      .returning({ id: accounts.id }),
    audit(db, { ...lineOf(author), action: 'password', recordId: id, before: null, after: null }),
    securityMail(db, owner, 'password', author),
    clearAttempts(db, attempts, isNew),
    db.delete(sessions).where(and(eq(sessions.account_id, id), ne(sessions.token_hash, keeps), isNew)),
    ...endFeed(db, id, author, isNew),
  ])
  return updated.length > 0
}
