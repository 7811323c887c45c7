import { type SQL, sql } from 'drizzle-orm'
import { ABOUT } from '#contract/activity'
import type { MailNoun } from '#contract/requests/mail'
import type { Db } from './client.ts'
import { insertSelect } from './insert-select.ts'
import { activities } from './schema.ts'

/**
 * Statement that stores an entry about a request or message if `condition` holds; its `id` may be one that the batch has just
 * assigned, `at` is an instant.
 */
export function insertEntryAbout(
  db: Db,
  noun: MailNoun,
  id: SQL | number,
  entry: { title: string; message: string; at: string },
  condition: SQL = sql`true`,
) {
  const { type, key } = ABOUT[noun]
  const { title, message, at: timestamp } = entry
  // A bound number may count as a fraction, which JSON would show as 5.0.
  const metadata = sql`json_object(${key}, cast(${id} as integer))`
  return insertSelect(db, activities, { type, title, message, metadata, timestamp }, sql`where ${condition}`)
}
