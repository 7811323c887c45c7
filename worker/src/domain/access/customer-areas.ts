import type { MailNoun } from '#contract/requests/mail'
import { type Area, hasPermission } from './permissions.ts'

/** The area whose permissions cover a customer's record, including its mails and its history. */
export const CUSTOMER_AREA = {
  rental: 'rentals',
  custom_build: 'custom_builds',
  contact: 'contact',
} as const satisfies Record<MailNoun, Area>

/** Which requests and messages an account may view; everything about others is hidden from it, since that names customers. */
export type ViewableRequests = Record<(typeof CUSTOMER_AREA)[MailNoun], boolean>

/** The requests and messages that an account with these permissions may view. */
export function viewableRequests(permissions: readonly string[]): ViewableRequests {
  return {
    rentals: hasPermission(permissions, 'rentals.view'),
    custom_builds: hasPermission(permissions, 'custom_builds.view'),
    contact: hasPermission(permissions, 'contact.view'),
  }
}

/** The kinds of customers' records that such an account may not view. */
export function hiddenNouns(views: ViewableRequests): MailNoun[] {
  const nouns = Object.keys(CUSTOMER_AREA) as (keyof typeof CUSTOMER_AREA)[]
  return nouns.filter((noun) => !views[CUSTOMER_AREA[noun]])
}
