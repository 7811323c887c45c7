import type { ContactStatus } from '#contract/requests/contact'

const ORDER: readonly ContactStatus[] = ['new', 'read', 'responded']

/** States from which a message may move to `to`: it never moves back, and moving it twice changes nothing. */
export function contactStatesBefore(to: ContactStatus): readonly ContactStatus[] {
  return ORDER.slice(0, ORDER.indexOf(to) + 1)
}
