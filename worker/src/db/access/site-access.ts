import { desc, type SQL, sql } from 'drizzle-orm'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { prepared, readRows, readTogether } from '../prepared.ts'
import { auditEntries, siteAccess } from '../schema.ts'

/** Whether visitors need the site password, its hash, and since when. */
export type SiteAccess = Omit<typeof siteAccess.$inferSelect, 'id'>

const { required, password_hash, updated_at } = siteAccess
const columns = { required, password_hash, updated_at }

const NEVER_SET: SiteAccess = { required: false, password_hash: null, updated_at: '' }

/** The state of the site password; not required if none was ever set. */
export async function readSiteAccess(db: Db): Promise<SiteAccess> {
  const [row] = await readRows(db, accessState())
  return row ?? NEVER_SET
}

const accessState = prepared('site access', (db) => db.select(columns).from(siteAccess))
const newestEntry = prepared('newest entry', (db) =>
  db.select({ at: auditEntries.at }).from(auditEntries).orderBy(desc(auditEntries.id)).limit(1),
)

/** The state of the site password, and when staff or a customer last changed anything, in one round trip. */
export async function readAccessAndChange(db: Db): Promise<{ access: SiteAccess; changedAt: Date }> {
  const [[row], [newest]] = await readTogether(db, [accessState(), newestEntry()])
  return { access: row ?? NEVER_SET, changedAt: new Date(newest?.at ?? 0) }
}

/** Sets or lifts the password and returns the new state; a `null` argument keeps the stored value. */
export async function writeSiteAccess(
  db: Db,
  isRequired: boolean | null,
  hash: string | null,
  author: Author,
): Promise<SiteAccess> {
  const wanted = isRequired === null ? isStoredRequired : sql`${isRequired}`
  const row = { id: 1, required: wanted, password_hash: hash, updated_at: author.at.toISOString() }
  const isChanged = sql`excluded.required <> ${required} or excluded.password_hash is not null`
  const [, [stored]] = await db.batch([
    auditSwitch(db, wanted, hash !== null, author),
    db
      .insert(siteAccess)
      .values(row)
      .onConflictDoUpdate({
        target: siteAccess.id,
        set: {
          required: sql`excluded.required`,
          password_hash: sql`coalesce(excluded.password_hash, ${password_hash})`,
          // Visitors' cookies are derived from this instant, so a save that changes nothing must keep it.
          updated_at: sql`iif(${isChanged}, excluded.updated_at, ${updated_at})`,
        },
      })
      .returning(columns),
  ])
  if (!stored) throw new Error('The database did not store the site password')
  return stored
}

const isStoredRequired = sql`coalesce((select required from site_access), false)`
const asJson = (truth: SQL) => sql`json(iif(${truth}, 'true', 'false'))`

// Precedes the update in its batch, while the row still has its old values.
function auditSwitch(db: Db, wanted: SQL, isNewPassword: boolean, { by, at }: Author) {
  const before = sql`(select json_object('required', ${asJson(sql`required`)}) from site_access)`
  const changed = isNewPassword ? sql`, 'password_changed', json('true')` : sql``
  const after = sql`json_object('required', ${asJson(wanted)}${changed})`
  const happens = sql`${isNewPassword} or not exists (select 1 from site_access where required = ${wanted})`
  return audit(db, { at, by, action: 'update', noun: 'site_access', recordId: null, before, after }, happens)
}
