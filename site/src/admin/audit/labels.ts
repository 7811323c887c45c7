import type { AuditNoun } from '#contract/activity'

type Labels = Readonly<Record<string, string>>

const REQUEST: Labels = {
  customer_name: 'Name',
  customer_phone: 'Phone',
  customer_email: 'E-mail',
  trailer_id: 'Trailer',
  rental_start_date: 'First day',
  rental_end_date: 'Last day',
  delivery_required: 'Delivery',
  special_requirements: 'Special requirements',
  quote_valid_until: 'Valid until',
  close_reason: 'Reason',
}

// A separate table, since reading the labels from the forms' fields would load the forms of all sections just for this list.
const LABELS: Partial<Record<string, Labels>> = {
  trailer: {
    rental_price_daily: 'Daily rate',
    rental_price_weekly: 'Weekly rate',
    rental_price_monthly: 'Monthly rate',
    buffer_days: 'Days between rentals',
    image_url: 'Image',
  },
  custom_trailer: { price: 'Base price', image_url: 'Image' },
  equipment: { info: 'Specifications', place: 'Place in the trailer' },
  business_info: {
    business_name: 'Business name',
    contact_name: 'Contact name',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    zip_code: 'ZIP code',
  },
  account: { email: 'E-mail', is_active: 'Status', group_id: 'Group' },
  group: { role_level: 'Role level', is_active: 'Status' },
  image: { alt: 'Alternative text' },
  site_access: { required: 'Visitors need the password' },
  rental: REQUEST,
  custom_build: REQUEST,
} satisfies Partial<Record<AuditNoun, Labels>>

/** The label of a field in its form; `undefined` if that is just the field's name in words, or if no form has the field. */
export function labelOf(noun: string, field: string): string | undefined {
  return LABELS[noun]?.[field]
}
