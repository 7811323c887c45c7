import * as z from 'zod'
import { Instant } from '../wire.ts'

/** Response of GET /api/rentals/{id}/links: the links that currently open the page, newest first, without their tokens. */
export const RequestLinkList = z.object({
  success: z.literal(true),
  links: z.array(z.object({ created_at: Instant, expires_at: Instant })),
})
export type RequestLinkList = z.infer<typeof RequestLinkList>

/** Response of POST /api/rentals/{id}/links: the address of the page on this site, shown only this once. */
export const RequestLinkResponse = z.object({ success: z.literal(true), link: z.string().startsWith('/request/') })
export type RequestLinkResponse = z.infer<typeof RequestLinkResponse>
