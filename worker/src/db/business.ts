import { eq, exists, getTableColumns, sql } from 'drizzle-orm'
import type { BusinessInfo, BusinessInfoEdit } from '#contract/business'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { auditEdit } from './audit.ts'
import type { Author } from './author.ts'
import type { Db } from './client.ts'
import { prepared } from './prepared.ts'
import { businessInfo, customTrailers } from './schema.ts'

/** The business record with its version, which is 0 if there is no record yet. */
export type VersionedBusiness = BusinessInfo & { version: number }

const { id: _id, version, updated_at: _updatedAt, ...publicColumns } = getTableColumns(businessInfo)

const NOT_YET: VersionedBusiness = { ...DEFAULT_BUSINESS, version: 0 }

/** Query of the business record, public fields only, as an array of one row or none. */
export function selectBusiness(db: Db) {
  return db.select(publicColumns).from(businessInfo)
}

/** `selectBusiness`, prepared. */
export const businessRecord = prepared('business record', selectBusiness)

function selectBusinessWithOffer(db: Db) {
  const offered = db
    .select({ id: customTrailers.id })
    .from(customTrailers)
    .where(eq(customTrailers.status, 'available'))
  return db.select({ ...publicColumns, has_models: sql<0 | 1>`${exists(offered)}` }).from(businessInfo)
}

/** Like `businessRecord`, plus whether any custom model can be ordered; adding that to the statement costs next to nothing. */
export const businessWithOffer = prepared('business record with offer', selectBusinessWithOffer)

/** The business record, or the default one on a database without it. */
export async function readBusiness(db: Db): Promise<VersionedBusiness> {
  const [business] = await db.select({ ...publicColumns, version }).from(businessInfo)
  return business ?? NOT_YET
}

/** Stores an edit of the record; `null`, with nothing changed, if it is no longer as in `before`. */
export async function writeBusiness(
  db: Db,
  before: VersionedBusiness,
  edit: BusinessInfoEdit,
  { by, at }: Author,
): Promise<VersionedBusiness | null> {
  const updated_at = at.toISOString()
  const { version: known, ...fields } = before
  const row = Object.assign({ id: 1, updated_at }, fields, edit)
  const [[stored]] = await db.batch([
    db
      .insert(businessInfo)
      .values(row)
      .onConflictDoUpdate({
        target: businessInfo.id,
        set: { ...edit, version: sql`${version} + 1`, updated_at },
        setWhere: eq(version, known),
      })
      .returning({ ...publicColumns, version }),
    ...auditEdit(db, { at, by, noun: 'business_info', recordId: 1, before: fields, after: edit }),
  ])
  return stored ?? null
}
