import { type AuditList, AuditListQuery } from '#contract/activity'
import { listAudit } from '../db/activity/audit-log.ts'
import { staff } from '../http/access/staff.ts'
import { fromCursor, toCursor } from '../http/cursor.ts'
import { validQuery } from '../http/valid.ts'

/** Who changed what, when, from what, to what. It is only ever read: no call changes or deletes a line of it. */
export const auditLog = staff('admin_access').get('/', validQuery(AuditListQuery), async (c) => {
  const query = c.req.valid('query')
  const below = query.cursor === undefined ? undefined : fromCursor('audit', query.cursor)
  const { entries, next } = await listAudit(c.var.db, query, below)
  return c.json<AuditList>({ success: true, data: { entries }, ...(next && { nextCursor: toCursor('audit', next) }) })
})
