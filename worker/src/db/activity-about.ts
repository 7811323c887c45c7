import { type SQL, sql } from 'drizzle-orm'
import type { ActivityType } from '#contract/activity'
import type { MailNoun } from '#contract/mail'
import type { Db } from './client.ts'
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

/** Statement that stores the entry of a new request or message, whose `id` the batch has just assigned; `at` is an instant. */
export function insertEntryAbout(
  db: Db,
  noun: MailNoun,
  id: SQL,
  entry: { title: string; message: string; at: string },
) {
  const { type, key } = ABOUT[noun]
  const { title, message, at } = entry
  return db
    .insert(activities)
    .values({ type, title, message, metadata: sql`json_object(${key}, ${id})`, timestamp: at })
}
