import * as z from 'zod'
import { Instant } from './wire.ts'

/** Address of a customer's page on this site, with the token that opens it. */
export const RequestLink = z.string().startsWith('/request/')

/** Answer of GET /api/rentals/{id}/links: the links that open the page now, newest first, without their tokens. */
export const RequestLinkList = z.object({
  success: z.literal(true),
  links: z.array(z.object({ created_at: Instant, expires_at: Instant })),
})
export type RequestLinkList = z.infer<typeof RequestLinkList>

/** Answer of POST /api/rentals/{id}/links: the one time that this link is told. */
export const RequestLinkAnswer = z.object({ success: z.literal(true), link: RequestLink })
export type RequestLinkAnswer = z.infer<typeof RequestLinkAnswer>
