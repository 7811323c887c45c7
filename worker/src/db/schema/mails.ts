import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MailStatus } from '#contract/requests/mail'
import type { MailContent } from '#domain/mail/content'
import { created_at, id } from './columns.ts'

/**
 * Mails that are waiting or were sent, each stored in the batch of the change it is about. The text is rendered from `data` on
 * sending, so that no link to a customer's page is ever stored.
 */
export const mails = sqliteTable(
  'mails',
  {
    id,
    template: text().$type<MailContent['template']>().notNull(),
    noun: text().$type<MailContent['noun']>().notNull(),
    record_id: integer().notNull(),
    recipient: text().notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
    by: text(),
    status: text().$type<MailStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    next_attempt_at: text().notNull(),
    error: text(),
    created_at,
    sent_at: text(),
  },
  (table) => [
    index('mails_by_turn').on(table.status, table.next_attempt_at),
    index('mails_by_record').on(table.noun, table.record_id, table.id),
  ],
)
