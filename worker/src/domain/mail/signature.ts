import type { BusinessInfo } from '#contract/business'
import { addressInWords } from '../address.ts'
import { dialable, formatPhone, mailLink } from '../phone.ts'

/** Who writes and how to reach them: the last lines of every letter. */
export function signature(business: BusinessInfo): string[] {
  const { business_name, phone, email } = business
  const reach = [dialable(phone) && formatPhone(phone), mailLink(email) && email]
  return [business_name, reach.filter(Boolean).join(' · '), addressInWords(business)].filter(Boolean)
}
