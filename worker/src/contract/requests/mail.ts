import * as z from 'zod'
import { Id, Instant, inDigits } from '../wire.ts'

/** What a mail that staff may read is about. */
export const MailNoun = z.enum(['rental', 'custom_build', 'contact'])
export type MailNoun = z.infer<typeof MailNoun>

/** The mails about these: to customers, and notices of new requests and messages to the business. */
export const MailTemplate = z.enum(['received', 'priced', 'approved', 'changed', 'rejected', 'reply', 'notice'])
export type MailTemplate = z.infer<typeof MailTemplate>

/** `failed` mails are sent again only on request; `queued` ones are still to be sent. */
export const MailStatus = z.enum(['queued', 'sent', 'failed'])
export type MailStatus = z.infer<typeof MailStatus>

/**
 * A mail as staff see it with the record it is about; `error` says why the last attempt failed, and an `outdated` one, which no
 * longer tells how its request stands or goes to an address that was corrected, cannot be sent again.
 */
export const Mail = z.object({
  id: Id,
  template: MailTemplate,
  noun: MailNoun,
  record_id: Id,
  recipient: z.string(),
  subject: z.string(),
  by: z.string().nullable(),
  status: MailStatus,
  attempts: z.number().int(),
  next_attempt_at: Instant.nullable(),
  error: z.string().nullable(),
  outdated: z.boolean(),
  created_at: Instant,
  sent_at: Instant.nullable(),
})
export type Mail = z.infer<typeof Mail>

/** Query of GET /api/mails: the record that the mails are about. */
export const MailListQuery = z.object({
  noun: MailNoun,
  record_id: inDigits('record_id is a record number'),
})

/** Response of GET /api/mails, newest first; `obstacle` says why no mail can be sent at all, if so. */
export const MailList = z.object({
  success: z.literal(true),
  mails: z.array(Mail),
  obstacle: z.string().nullable(),
})
export type MailList = z.infer<typeof MailList>

/** Response of GET /api/mails/{id}: the mail's text, without the link that is for the customer only. */
export const MailLetter = z.object({ success: z.literal(true), mail: Mail, text: z.string(), html: z.string() })
export type MailLetter = z.infer<typeof MailLetter>

/** Response of POST /api/mails/{id}/retry. */
export const MailResponse = z.object({ success: z.literal(true), mail: Mail })
export type MailResponse = z.infer<typeof MailResponse>
