import type { BusinessInfo } from '#contract/business'
import { dialable, formatPhone, mailLink } from '../phone.ts'

/** Who writes and how to reach them: the last lines of every letter. */
export function signature({ business_name, phone, email, address, city, state, zip_code }: BusinessInfo): string[] {
  const reach = [dialable(phone) && formatPhone(phone), mailLink(email) && email]
  const place = [address, city, `${state} ${zip_code}`.trim()].filter(Boolean)
  return [business_name, reach.filter(Boolean).join(' · '), place.join(', ')].filter(Boolean)
}
