import { type AuditList, AuditListQuery } from '#contract/activity'
import { CUSTOMER_AREA } from '#domain/access/customer-areas'
import { may } from '#domain/access/permissions'
import { listAudit } from '../db/activity/audit-log.ts'
import { staff } from '../http/access/staff.ts'
import { callerOf } from '../http/caller.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import { validQuery } from '../http/valid.ts'

// Their entries contain what staff wrote about customers, and what customers were told.
const NOUNS = Object.keys(CUSTOMER_AREA) as (keyof typeof CUSTOMER_AREA)[]

/**
 * The audit trail; entries about requests and messages only for those who may view these. It is read-only: no call changes or
 * deletes a line.
 */
export const auditLog = staff('admin_access').get('/', validQuery(AuditListQuery), async (c) => {
  const query = c.req.valid('query')
  const below = fromCursor('audit', query.cursor)
  const closed = NOUNS.filter((noun) => !may(callerOf(c).user.permissions, `${CUSTOMER_AREA[noun]}.view`))
  const { entries, next } = await listAudit(c.var.db, query, closed, below)
  return c.json<AuditList>({ success: true, data: { entries }, ...nextCursor('audit', next) })
})
