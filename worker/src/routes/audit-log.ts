import { type AuditList, AuditListQuery, type AuditNoun } from '#contract/activity'
import { type Area, may } from '#domain/access/permissions'
import { listAudit } from '../db/activity/audit-log.ts'
import { staff } from '../http/access/staff.ts'
import { fromCursor, toCursor } from '../http/cursor.ts'
import { validQuery } from '../http/valid.ts'

// These contain what staff wrote about customers, and what customers were told.
const ABOUT_CUSTOMERS = {
  rental: 'rentals',
  custom_build: 'custom_builds',
  contact: 'contact',
} as const satisfies Partial<Record<AuditNoun, Area>>

const NOUNS = Object.keys(ABOUT_CUSTOMERS) as (keyof typeof ABOUT_CUSTOMERS)[]

/**
 * The audit trail; entries about requests and messages only for those who may view these. It is read-only: no call changes or
 * deletes a line.
 */
export const auditLog = staff('admin_access').get('/', validQuery(AuditListQuery), async (c) => {
  const query = c.req.valid('query')
  const below = query.cursor === undefined ? undefined : fromCursor('audit', query.cursor)
  const closed = NOUNS.filter((noun) => !may(c.var.user.permissions, `${ABOUT_CUSTOMERS[noun]}.view`))
  const { entries, next } = await listAudit(c.var.db, query, closed, below)
  return c.json<AuditList>({ success: true, data: { entries }, ...(next && { nextCursor: toCursor('audit', next) }) })
})
