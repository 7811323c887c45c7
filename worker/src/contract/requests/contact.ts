import * as z from 'zod'
import { MAX_MESSAGE_LENGTH } from '../text/limits.ts'
import { Email, filter, Id, Instant, inDigits, ListQuery, requiredLine, requiredParagraphs } from '../wire.ts'

/** A message is new, then read, then responded; never back. */
export const ContactStatus = z.enum(['new', 'read', 'responded'])
export type ContactStatus = z.infer<typeof ContactStatus>

/** What a visitor sends with the contact form. */
export const ContactInput = z.object({
  name: requiredLine('Name', 100),
  email: Email,
  message: requiredParagraphs('Message is required', MAX_MESSAGE_LENGTH),
})
export type ContactInput = z.infer<typeof ContactInput>

/** Payload of POST /api/contact. `website` is a honeypot: people never see the field, so only bots fill it in. */
export const ContactPost = ContactInput.extend({ website: z.string().default('') })
export type ContactPost = z.infer<typeof ContactPost>

/** A stored message. */
export const ContactMessage = ContactInput.extend({
  /** Empty if a customer without an e-mail address asks on the page of their request, and in the response to such a question. */
  email: z.string(),
  id: Id,
  /** The request on whose page a customer asked. */
  rental_id: Id.nullable(),
  custom_build_id: Id.nullable(),
  status: ContactStatus,
  created_at: Instant,
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Payload of PUT /api/contact/{id}/status. */
export const ContactStatusInput = z.object({ status: ContactStatus })
export type ContactStatusInput = z.infer<typeof ContactStatusInput>

/**
 * Payload of POST /api/contact/{id}/reply. `again` says that the author knows of an earlier reply. Without it, replying to a
 * message that has been answered meanwhile is a 409, so that no customer gets replies from two people.
 */
export const ContactReply = z.object({
  text: requiredParagraphs('Write a reply first', MAX_MESSAGE_LENGTH),
  again: z.boolean().default(false),
})
export type ContactReply = z.infer<typeof ContactReply>

const RequestId = filter(inDigits('Enter the number of a request'))

/**
 * Query of GET /api/contact, whose response is a bare array; the next page is in the `Link` header. With the number of a request,
 * only what its customer asked on its page.
 */
export const ContactListQuery = ListQuery.extend({
  status: filter(ContactStatus),
  rental_id: RequestId,
  custom_build_id: RequestId,
})
export type ContactListQuery = z.infer<typeof ContactListQuery>

/** Response of GET /api/contact/counts: how many messages there are in each state. */
export const ContactCounts = z.object({ success: z.literal(true), counts: z.record(ContactStatus, z.number().int()) })
export type ContactCounts = z.infer<typeof ContactCounts>

/** Response of a call about one message. */
export const ContactResponse = z.object({ success: z.literal(true), message: ContactMessage })
export type ContactResponse = z.infer<typeof ContactResponse>
