import type { NumberSpec, TextareaSpec } from '../ui/form/fields.ts'

/** The price that was agreed; until there is one, the estimate applies. */
export const FINAL_PRICE = {
  kind: 'number',
  name: 'final_price',
  label: 'Final price in dollars',
  min: 0,
  step: 0.01,
  money: '$',
  nullable: true,
} as const satisfies NumberSpec

/** What staff note on a request for each other. */
export const STAFF_NOTES = {
  kind: 'textarea',
  name: 'notes',
  label: 'Notes',
  rows: 6,
  hint: 'For staff. Customers never see them.',
} as const satisfies TextareaSpec
