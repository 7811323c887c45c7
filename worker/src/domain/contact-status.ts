import type { ContactStatus } from '#contract/contact'

const ORDER: readonly ContactStatus[] = ['new', 'read', 'responded']

/** States from which a message may be told to become `to`: it never goes back, and telling it twice changes nothing. */
export function contactStatesBefore(to: ContactStatus): readonly ContactStatus[] {
  return ORDER.slice(0, ORDER.indexOf(to) + 1)
}
