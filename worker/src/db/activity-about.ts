import { type SQL, sql } from 'drizzle-orm'
import type { ActivityType } from '#contract/activity'
import type { MailNoun } from '#contract/mail'
import type { Db } from './client.ts'
import { insertSelect } from './insert-select.ts'
import { activities } from './schema.ts'

/**
 * How an entry identifies the request or message it is about: by its type, by the record's id under a key of its metadata, or by
 * both. Either one hides it from an account that may not view such records: the entry for an expired quote has only the id.
 */
export const ABOUT = {
  rental: { type: 'rental_request', key: 'rental_id' },
  custom_build: { type: 'custom_build_request', key: 'build_id' },
  contact: { type: 'contact_request', key: 'contact_id' },
} as const satisfies Record<MailNoun, { type: ActivityType; key: string }>

/**
 * Statement that stores an entry about a request or message if `happens`; its `id` may be one that the batch has just assigned, `at`
 * is an instant.
 */
export function insertEntryAbout(
  db: Db,
  noun: MailNoun,
  id: SQL | number,
  entry: { title: string; message: string; at: string },
  happens: SQL = sql`true`,
) {
  const { type, key } = ABOUT[noun]
  const { title, message, at: timestamp } = entry
  // A bound number may count as a fraction, which JSON would show as 5.0.
  const metadata = sql`json_object(${key}, cast(${id} as integer))`
  return insertSelect(db, activities, { type, title, message, metadata, timestamp }, sql`where ${happens}`)
}
