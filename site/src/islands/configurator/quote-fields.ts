import type { BuildFields } from '../../stores/build-form.ts'
import type { FieldOptions } from '../forms/text-field.tsx'

interface QuoteField extends FieldOptions {
  name: keyof BuildFields
}

/** The fields of a request for a quote, in their order. */
export const quoteFields: readonly QuoteField[] = [
  { name: 'customer_name', label: 'Name', autoComplete: 'name', autoCapitalize: 'words' },
  { name: 'customer_email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'customer_phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  {
    name: 'company_name',
    label: 'Company',
    optional: true,
    autoComplete: 'organization',
    autoCapitalize: 'words',
  },
  {
    name: 'delivery_timeline',
    label: 'When do you need it?',
    optional: true,
    suggestions: ['As soon as possible', 'In 2 to 3 months', 'In 4 to 6 months', 'Just planning'],
    hint: 'A build typically takes 8 to 10 weeks.',
  },
  { name: 'delivery_address', label: 'Delivery address', optional: true, rows: 2, autoComplete: 'street-address' },
  {
    name: 'special_requirements',
    label: 'Special requirements',
    optional: true,
    rows: 4,
    hint: 'Your menu, your health department, a layout you have in mind: whatever we should know.',
  },
]
