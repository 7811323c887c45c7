import { and, count, desc, getTableColumns, lt, not, type SQL, sql } from 'drizzle-orm'
import { ABOUT, type ActivityEntry, type ActivityInput, type ActivityListQuery, MAX_UNREAD } from '#contract/activity'
import { hiddenNouns, type ViewableRequests } from '#domain/access/customer-areas'
import { audit } from '../audit.ts'
import type { Author } from '../author.ts'
import { lastInsertedId } from '../batch.ts'
import type { Db } from '../client.ts'
import { toPage } from '../paging.ts'
import { activities } from '../schema.ts'
import { matchesText } from '../text-search.ts'
import { isMarkedRead, isUnread, markedThrough } from './marks.ts'

const STORED = { type: sql`activities.type`, metadata: sql`activities.metadata` }

/**
 * True for an entry that an account with these permissions may read; no condition if it may read everything. `entry` holds the
 * columns or expressions of its type and metadata.
 */
export function isVisibleTo(views: ViewableRequests, entry = STORED): SQL | undefined {
  const closed = hiddenNouns(views).map((noun) => ABOUT[noun])
  return and(
    ...closed.map(({ type, key }) => sql`(${entry.type} <> ${type} and ${entry.metadata} ->> ${`$.${key}`} is null)`),
  )
}

/** Query of the newest entries an account has not cleared, with its own read marks. */
export function selectActivities(db: Db, accountId: number, most: number, where?: SQL) {
  const read = sql`activities.id <= ${markedThrough(accountId, 'read_through')} or ${isMarkedRead(accountId)}`
  return db
    .select({ ...getTableColumns(activities), read: read.mapWith(Boolean) })
    .from(activities)
    .where(and(sql`activities.id > ${markedThrough(accountId, 'cleared_through')}`, where))
    .orderBy(desc(activities.id))
    .limit(most)
}

function matches({ q, status }: ActivityListQuery, accountId: number): SQL | undefined {
  return and(
    matchesText(q, [activities.title, activities.message]),
    status === 'unread' ? isUnread(accountId) : undefined,
    status === 'read' ? not(isUnread(accountId)) : undefined,
  )
}

/** Query of the number of entries that an account has not read, up to the limit; `open` is the condition for those it may read. */
export function selectUnread(db: Db, accountId: number, open: SQL | undefined) {
  // Every open portal polls twice a minute: counting all would read the whole list for an account that has marked nothing.
  const some = db
    .select({ id: activities.id })
    .from(activities)
    .where(and(isUnread(accountId), open))
    .limit(MAX_UNREAD)
    .as('some')
  return db.select({ unread: count() }).from(some)
}

/** One page of the entries for `views`, newest first, below the id `before`, and how many an account has not read. */
export async function listActivities(
  db: Db,
  accountId: number,
  views: ViewableRequests,
  query: ActivityListQuery,
  before: number | undefined,
): Promise<{ activities: ActivityEntry[]; unread: number; next: number | undefined }> {
  const open = isVisibleTo(views)
  const where = and(open, matches(query, accountId), before === undefined ? undefined : lt(activities.id, before))
  const [rows, [total]] = await db.batch([
    selectActivities(db, accountId, query.limit + 1, where),
    selectUnread(db, accountId, open),
  ])
  const { page, next } = toPage(rows, query.limit)
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
    audit(db, { ...line, recordId: lastInsertedId(activities) }),
  ])
  if (!stored) throw new Error('The database stored an entry without an id')
  return { ...stored, read: false }
}
