import { type AuditList, AuditListQuery } from '#contract/activity'
import { viewableRequests } from '#domain/access/customer-areas'
import { listAudit } from '../db/activity/audit-log.ts'
import { staff } from '../http/access/staff.ts'
import { callerOf } from '../http/caller.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import { validQuery } from '../http/valid.ts'

/**
 * The audit trail; entries about requests and messages only for those who may view these. It is read-only: no call changes or
 * deletes a line.
 */
export const auditLog = staff('admin_access').get('/', validQuery(AuditListQuery), async (c) => {
  const query = c.req.valid('query')
  const below = fromCursor('audit', query.cursor)
  const { permissions } = callerOf(c).user
  const { entries, next } = await listAudit(c.var.db, query, viewableRequests(permissions), below)
  return c.json<AuditList>({ success: true, data: { entries }, ...nextCursor('audit', next) })
})
