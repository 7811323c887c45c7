import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ActivityType, AuditAction } from '#contract/activity'
import { accounts } from './access.ts'
import { id, now } from './columns.ts'

/** What happened, for the list of activity and the notifications of staff; each account has its own marks on it. */
export const activities = sqliteTable('activities', {
  id,
  type: text().$type<ActivityType>().notNull(),
  title: text().notNull(),
  message: text().notNull(),
  metadata: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  timestamp: text().notNull().default(now),
})

/** For one account, the ids up to which entries are read, or cleared from its list. */
export const activityMarks = sqliteTable('activity_marks', {
  account_id: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  read_through: integer().notNull().default(0),
  cleared_through: integer().notNull().default(0),
})

/** Entries that an account has opened individually. */
export const activityReads = sqliteTable(
  'activity_reads',
  {
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    activity_id: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.activity_id] })],
)

/** Who changed what and when, with the old and new values; append-only. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id,
    at: text().notNull(),
    // The name as it was, so that an entry outlives the account.
    by: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    noun: text().notNull(),
    record_id: integer(),
    before: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    after: text({ mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_entries_by_noun').on(table.noun, table.id)],
)
