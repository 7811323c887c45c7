import type { ContactStatus } from '#contract/contact'
import { grouped } from '#contract/figures'

/** How many messages there are, and how many nobody has read, as in “58 total, 12 new”. */
export function totalInWords(counts: Record<ContactStatus, number>): string {
  return `${grouped(counts.new + counts.read + counts.responded)} total, ${grouped(counts.new)} new`
}
