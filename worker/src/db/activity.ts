import { and, count, desc, getTableColumns, lt, not, type SQL, sql } from 'drizzle-orm'
import type { ActivityEntry, ActivityInput, ActivityListQuery } from '#contract/activity'
import { isOpened, isUnread, markedThrough } from './activity-marks.ts'
import { audit } from './audit.ts'
import type { Author } from './author.ts'
import { idJustGiven } from './batch.ts'
import type { Db } from './client.ts'
import { activities } from './schema.ts'
import { matchesText } from './text-search.ts'

/** Query of the newest entries an account has not cleared, with its own read marks. */
export function selectActivities(db: Db, account: number, most: number, where?: SQL) {
  const read = sql`activities.id <= ${markedThrough(account, 'read_through')} or ${isOpened(account)}`
  return db
    .select({ ...getTableColumns(activities), read: read.mapWith(Boolean) })
    .from(activities)
    .where(and(sql`activities.id > ${markedThrough(account, 'cleared_through')}`, where))
    .orderBy(desc(activities.id))
    .limit(most)
}

function matches({ q, status }: ActivityListQuery, account: number): SQL | undefined {
  return and(
    matchesText(q, [activities.title, activities.message]),
    status === 'unread' ? isUnread(account) : undefined,
    status === 'read' ? not(isUnread(account)) : undefined,
  )
}

/** One page of entries, newest first, below the id `before`, and how many an account has not read. */
export async function listActivities(
  db: Db,
  account: number,
  query: ActivityListQuery,
  before: number | undefined,
): Promise<{ activities: ActivityEntry[]; unread: number; next: number | undefined }> {
  const where = and(matches(query, account), before === undefined ? undefined : lt(activities.id, before))
  const [rows, [total]] = await db.batch([
    selectActivities(db, account, query.limit + 1, where),
    db.select({ unread: count() }).from(activities).where(isUnread(account)),
  ])
  const page = rows.slice(0, query.limit)
  const next = rows.length > query.limit ? page.at(-1)?.id : undefined
  return { activities: page, unread: total?.unread ?? 0, next }
}

/** Stores an entry, which nobody has read yet. */
export async function createActivity(db: Db, input: ActivityInput, { by, at }: Author): Promise<ActivityEntry> {
  const line = { at, by, action: 'create', noun: 'activity', before: null, after: input } as const
  const [[stored]] = await db.batch([
    db
      .insert(activities)
      .values({ ...input, timestamp: at.toISOString() })
      .returning(),
    audit(db, { ...line, recordId: idJustGiven(activities) }),
  ])
  if (!stored) throw new Error('The database stored an entry without an id')
  return { ...stored, read: false }
}
