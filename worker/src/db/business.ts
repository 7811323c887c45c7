import { getTableColumns } from 'drizzle-orm'
import type { BusinessInfo } from '#contract/business'
import type { Db } from './client.ts'
import { businessInfo } from './schema.ts'

const { id: _id, version: _version, updated_at: _updatedAt, ...publicColumns } = getTableColumns(businessInfo)

/** Query of the business record, public fields only, as an array of one row or none. */
export function selectBusiness(db: Db) {
  return db.select(publicColumns).from(businessInfo)
}

/** The business record, or `undefined` on a database without one. */
export async function readBusiness(db: Db): Promise<BusinessInfo | undefined> {
  const [business] = await selectBusiness(db)
  return business
}
