import { desc, eq, sql } from 'drizzle-orm'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import type { Db } from '../client.ts'
import { prepared, readBatch, readRows } from '../prepared.ts'
import { auditEntries, siteAccess } from '../schema.ts'

/** Whether visitors need the site password, its hash, and since when; its version is 0 if none was ever set. */
export type SiteAccess = Omit<typeof siteAccess.$inferSelect, 'id'>

const { required, password_hash, version, updated_at } = siteAccess
const columns = { required, password_hash, version, updated_at }

const NEVER_SET: SiteAccess = { required: false, password_hash: null, version: 0, updated_at: '' }

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
  const [[row], [newest]] = await readBatch(db, [accessState(), newestEntry()])
  return { access: row ?? NEVER_SET, changedAt: new Date(newest?.at ?? 0) }
}

/**
 * Stores an edit of the site password, in which `null` keeps what is stored, and returns the new state; `null`, with nothing changed,
 * if it is no longer as in `before`.
 */
export async function writeSiteAccess(
  db: Db,
  before: SiteAccess,
  edit: { required: boolean | null; hash: string | null },
  { by, at }: Author,
): Promise<SiteAccess | null> {
  const after = {
    required: edit.required ?? before.required,
    password_hash: edit.hash ?? before.password_hash,
    updated_at: at.toISOString(),
  }
  // Visitors' cookies are derived from the time of the change, so a save that changes nothing must not be one.
  if (after.required === before.required && edit.hash === null && before.version > 0) return before
  const [[stored]] = await db.batch([
    db
      .insert(siteAccess)
      .values({ id: 1, ...after })
      .onConflictDoUpdate({
        target: siteAccess.id,
        set: { ...after, version: sql`${version} + 1` },
        setWhere: eq(version, before.version),
      })
      .returning(columns),
    audit(db, {
      at,
      by,
      action: 'update',
      noun: 'site_access',
      recordId: null,
      before: before.version > 0 ? { required: before.required } : null,
      after: { required: after.required, ...(edit.hash !== null && { password_changed: true }) },
    }),
  ])
  return stored ?? null
}
