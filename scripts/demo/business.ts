import type { BusinessInfo } from '#contract/business'

export const DEMO_BUSINESS: BusinessInfo = {
  business_name: 'Tampa Food Trailers',
  contact_name: 'Marisol Vega',
  phone: '8135550142',
  whatsapp: '18135550142',
  email: 'hello@tampafoodtrailers.test',
  address: '4218 E Adamo Drive',
  city: 'Tampa',
  state: 'Florida',
  zip_code: '33605',
  website: 'https://tampafoodtrailers.test',
  description: 'Custom-built and rental food trailers across the USA. Quality craftsmanship, fast delivery.',
}
