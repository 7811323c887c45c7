import * as z from 'zod'
import { Email, Id, Instant, ListQuery, paragraphs, requiredLine } from './wire.ts'

/** A message is new, then read, then responded; never back. */
export const ContactStatus = z.enum(['new', 'read', 'responded'])
export type ContactStatus = z.infer<typeof ContactStatus>

/** What a visitor sends with the contact form. */
export const ContactInput = z.object({
  name: requiredLine('Name', 100),
  email: Email,
  message: paragraphs(5000).refine((text) => text !== '', 'Message is required'),
})
export type ContactInput = z.infer<typeof ContactInput>

/** Payload of POST /api/contact. `website` is a trap: people never see the field, so who fills it in is a program. */
export const ContactPost = ContactInput.extend({ website: z.string().default('') })
export type ContactPost = z.infer<typeof ContactPost>

/** A stored message. */
export const ContactMessage = ContactInput.extend({
  id: Id,
  /** The request a customer asks about on its page. */
  rental_id: Id.nullable(),
  custom_build_id: Id.nullable(),
  status: ContactStatus,
  created_at: Instant,
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Payload of PUT /api/contact/{id}/status. */
export const ContactStatusInput = z.object({ status: ContactStatus })
export type ContactStatusInput = z.infer<typeof ContactStatusInput>

/** Query of GET /api/contact, whose answer is a bare array; the next page stands in the `Link` header. */
export const ContactListQuery = ListQuery.extend({ status: ContactStatus.optional() })
export type ContactListQuery = z.infer<typeof ContactListQuery>

/** Answer of a call about one message. */
export const ContactAnswer = z.object({ success: z.literal(true), message: ContactMessage })
export type ContactAnswer = z.infer<typeof ContactAnswer>
