import * as z from 'zod'
import { line, paragraphs } from './wire.ts'

/** Names, numbers and words the business shows of itself (storefront specification, section 3). */
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
