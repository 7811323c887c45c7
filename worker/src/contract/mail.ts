import * as z from 'zod'
import { Id, Instant } from './wire.ts'

/** What a mail is about. */
export const MailNoun = z.enum(['rental', 'custom_build', 'contact'])
export type MailNoun = z.infer<typeof MailNoun>

/** The letters we write: to customers, and the notices of new requests and messages to the business. */
export const MailTemplate = z.enum(['received', 'approved', 'rejected', 'reply', 'notice'])
export type MailTemplate = z.infer<typeof MailTemplate>

/** `failed` mails are sent again only when somebody asks for it; `queued` ones wait for their turn. */
export const MailStatus = z.enum(['queued', 'sent', 'failed'])
export type MailStatus = z.infer<typeof MailStatus>

/** A mail as staff see it beside the record it is about; `error` says why the last attempt failed. */
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
  created_at: Instant,
  sent_at: Instant.nullable(),
})
export type Mail = z.infer<typeof Mail>
