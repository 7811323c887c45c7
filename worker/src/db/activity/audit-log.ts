import { and, desc, eq, getTableColumns, lt, notInArray } from 'drizzle-orm'
import type { AuditEntry, AuditListQuery, AuditNoun } from '#contract/activity'
import type { Db } from '../client.ts'
import { onePage } from '../paging.ts'
import { auditEntries } from '../schema.ts'
import { matchesText } from '../text-search.ts'
import { namesOfMentioned } from './audit-names.ts'

const { by, noun, action, record_id, before, after } = auditEntries
const columns = { ...getTableColumns(auditEntries), names: namesOfMentioned }

/**
 * One page of the audit trail without the `closed` kinds, newest first, below the id `below`; `next` is where the next page
 * starts.
 */
export async function listAudit(
  db: Db,
  query: AuditListQuery,
  closed: readonly AuditNoun[],
  below: number | undefined,
): Promise<{ entries: AuditEntry[]; next: number | undefined }> {
  const rows = await db
    .select(columns)
    .from(auditEntries)
    .where(
      and(
        closed.length > 0 ? notInArray(noun, [...closed]) : undefined,
        query.noun ? eq(noun, query.noun) : undefined,
        query.record_id === undefined ? undefined : eq(record_id, query.record_id),
        below === undefined ? undefined : lt(auditEntries.id, below),
        matchesText(query.q, [by, noun, action, record_id, before, after]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(query.limit + 1)
  const { page, next } = onePage(rows, query.limit)
  return { entries: page, next }
}
