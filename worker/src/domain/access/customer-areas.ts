import type { MailNoun } from '#contract/mail'
import { type Area, may, type Permission } from './permissions.ts'

/** The area whose rights cover a customer's record, and with it the mails and the history about it. */
export const CUSTOMER_AREA = {
  rental: 'rentals',
  custom_build: 'custom_builds',
  contact: 'contact',
} as const satisfies Record<MailNoun, Area>

const OF_CUSTOMERS: readonly Area[] = Object.values(CUSTOMER_AREA)

/**
 * The permissions that a call takes in an area. A change of a customer's record also takes the one to view it: its answer is the
 * whole record, even if nothing was changed.
 */
export function permissionsFor(area: Area, isRead: boolean): Permission[] {
  if (isRead) return [`${area}.view`]
  return OF_CUSTOMERS.includes(area) ? [`${area}.view`, `${area}.manage`] : [`${area}.manage`]
}

/** Which requests and messages an account with these permissions may view. */
export function requestViews(permissions: readonly string[]): Record<(typeof CUSTOMER_AREA)[MailNoun], boolean> {
  return {
    rentals: may(permissions, 'rentals.view'),
    custom_builds: may(permissions, 'custom_builds.view'),
    contact: may(permissions, 'contact.view'),
  }
}
