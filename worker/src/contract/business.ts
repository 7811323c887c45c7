import * as z from 'zod'
import { TOO_LONG } from './text/too-long.ts'
import { Email, line, paragraphs, requiredLine, Version } from './wire.ts'

/** Name, numbers and texts of the business (storefront specification, section 3). */
export const BusinessInfo = z.object({
  business_name: line(120),
  contact_name: line(120),
  phone: line(40),
  whatsapp: line(40),
  email: line(254),
  address: line(200),
  city: line(80),
  state: line(80),
  zip_code: line(20),
  website: line(300),
  description: paragraphs(1000),
})
export type BusinessInfo = z.infer<typeof BusinessInfo>

// Only http and https, since the website becomes a link and `javascript:` would run.
const Website = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Enter an address like https://www.example.com' })
  .max(300, TOO_LONG)

// A literal, so that for a wrong address the union reports the other schema's message and not zod's own.
const empty = z.string().trim().pipe(z.literal(''))

/** Payload of PUT /api/business-info: all fields or some of them. E-mail and website may be empty. */
export const BusinessInfoEdit = BusinessInfo.extend({
  business_name: requiredLine('Business name', 120),
  email: empty.or(Email),
  website: empty.or(z.string().trim().pipe(Website)),
}).partial()
export type BusinessInfoEdit = z.infer<typeof BusinessInfoEdit>

/** Response of PUT /api/business-info. */
export const BusinessInfoResponse = z.object({
  success: z.literal(true),
  business: BusinessInfo.extend({ version: Version }),
})
export type BusinessInfoResponse = z.infer<typeof BusinessInfoResponse>
