import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { insertSelect } from '../insert-select.ts'
import { ago } from '../instants.ts'
import { activities, activityMarks, activityReads } from '../schema.ts'

const NEWS_FOR_MS = 90 * 24 * 60 * 60 * 1000

const newest = sql`ifnull((select max(id) from activities), 0)`

// Never beyond the newest entry, or entries to come would be marked in advance.
function upTo(through: number | undefined): SQL {
  return through === undefined ? newest : sql`min(${through}, ${newest})`
}

/** The entry up to which an account has marked everything, as `read_through` or `cleared_through`. */
export function markedThrough(accountId: number, mark: 'read_through' | 'cleared_through'): SQL {
  return sql`ifnull((select ${sql.identifier(mark)} from activity_marks where account_id = ${accountId}), 0)`
}

/** True for an entry that an account has opened individually; for a query that reads `activities`. */
export function isMarkedRead(accountId: number): SQL {
  return sql`exists (
    select 1 from activity_reads where account_id = ${accountId} and activity_id = activities.id)`
}

/** True for an entry that an account has neither read nor cleared. */
export function isUnread(accountId: number): SQL {
  const marked = sql`max(${markedThrough(accountId, 'read_through')}, ${markedThrough(accountId, 'cleared_through')})`
  return sql`(activities.id > ${marked} and not ${isMarkedRead(accountId)})`
}

/** Marks an entry as read by an account; `false` if there is no such entry. */
export async function markRead(db: Db, accountId: number, id: number): Promise<boolean> {
  const firstUnread = sql`(select id from activities where ${isUnread(accountId)} order by id limit 1)`
  const opened = { account_id: accountId, activity_id: id }
  const [found] = await db.batch([
    db.select({ id: activities.id }).from(activities).where(eq(activities.id, id)),
    insertSelect(db, activityReads, opened, sql`from activities where id = ${id}`).onConflictDoNothing(),
    // Everything below the first unread entry is covered by `read_through` and needs no mark of its own.
    raiseMarks(db, accountId, { read_through: sql`ifnull(${firstUnread} - 1, ${newest})` }),
    forgetReads(db, accountId),
  ])
  return found.length > 0
}

/** Marks every entry, or those up to `through`, as read by an account. */
export async function markAllRead(db: Db, accountId: number, through?: number): Promise<void> {
  await db.batch([raiseMarks(db, accountId, { read_through: upTo(through) }), forgetReads(db, accountId)])
}

/** Clears every entry, or those up to `through`, from an account's own list. */
export async function clearActivities(db: Db, accountId: number, through?: number): Promise<void> {
  const all = { read_through: upTo(through), cleared_through: upTo(through) }
  await db.batch([raiseMarks(db, accountId, all), forgetReads(db, accountId)])
}

function raiseMarks(db: Db, accountId: number, marks: { read_through: SQL; cleared_through?: SQL }) {
  return db
    .insert(activityMarks)
    .values({ account_id: accountId, ...marks })
    .onConflictDoUpdate({
      target: activityMarks.account_id,
      set: {
        read_through: sql`max(activity_marks.read_through, excluded.read_through)`,
        cleared_through: sql`max(activity_marks.cleared_through, excluded.cleared_through)`,
      },
    })
}

function forgetReads(db: Db, accountId: number) {
  const through = markedThrough(accountId, 'read_through')
  return db
    .delete(activityReads)
    .where(and(eq(activityReads.account_id, accountId), sql`${activityReads.activity_id} <= ${through}`))
}

/** Statements that mark entries older than 90 days as read for every account with marks, so that individual marks stay few. */
export function compactOldReads(db: Db, now: Date) {
  const oldest = ago(now, NEWS_FOR_MS)
  // Searched from the newest id downwards: there is no index on the timestamp, and ids grow with time.
  const old = sql`(select id from activities where timestamp < ${oldest} order by id desc limit 1)`
  return [
    db
      .update(activityMarks)
      .set({ read_through: sql`max(${activityMarks.read_through}, ifnull(${old}, 0))` })
      .where(sql`${old} > ${activityMarks.read_through}`),
    db.delete(activityReads).where(
      sql`${activityReads.activity_id} <= (
        select read_through from activity_marks where activity_marks.account_id = activity_reads.account_id)`,
    ),
  ] as const
}
