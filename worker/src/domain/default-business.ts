import type { BusinessInfo } from '#contract/business'

/**
 * What the site shows until the record has been read, or if it cannot be read. The numbers and the address are placeholders:
 * zeros and example.com never become a live link.
 */
export const DEFAULT_BUSINESS: BusinessInfo = {
  business_name: 'Tampa Food Trailers',
  contact_name: '',
  phone: '(000) 000-0000',
  whatsapp: '0000000000',
  email: 'info@example.com',
  address: '',
  city: 'Tampa',
  state: 'Florida',
  zip_code: '',
  website: '',
  description: 'Custom-built and rental food trailers across the USA. Quality craftsmanship, fast delivery.',
}
