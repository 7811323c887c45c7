import type { MailNoun } from '#contract/mail'
import type { Area } from './permissions.ts'

/** The area whose rights cover a customer's record, and with it the mails and the history about it. */
export const CUSTOMER_AREA = {
  rental: 'rentals',
  custom_build: 'custom_builds',
  contact: 'contact',
} as const satisfies Record<MailNoun, Area>
