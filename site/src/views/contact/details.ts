import type { BusinessInfo } from '#contract/business'
import { addressInWords, cityAndState } from '#domain/address'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { chatLink, formatPhone, mailLink, phoneLink } from '#domain/phone'

/** A way to reach the business: where it leads and how it reads. */
export interface ContactLink {
  href: string
  text: string
}

/**
 * The parts of the business record shown in navigation, footer, contact page and chat button; a link is `null` if there is none.
 */
export interface ContactDetails {
  name: string
  description: string
  location: string
  /** The street, city, state and ZIP code; only the location if no street is known. */
  address: string
  phone: ContactLink | null
  email: ContactLink | null
  chat: ContactLink | null
}

/** The business record as the frame of every page shows it, with the fallbacks of the storefront specification. */
export function contactDetails(business: BusinessInfo): ContactDetails {
  const place = cityAndState(business) || cityAndState(DEFAULT_BUSINESS)
  return {
    name: business.business_name || DEFAULT_BUSINESS.business_name,
    description: business.description || DEFAULT_BUSINESS.description,
    location: place,
    address: business.address ? addressInWords(business) : place,
    phone: link(phoneLink(business.phone), formatPhone(business.phone)),
    email: link(mailLink(business.email), business.email),
    chat: link(chatLink(business.whatsapp), 'Chat on WhatsApp'),
  }
}

function link(href: string | null, text: string): ContactLink | null {
  return href ? { href, text } : null
}
