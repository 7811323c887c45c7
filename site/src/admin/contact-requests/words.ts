import type { ContactStatus } from '#contract/requests/contact'
import { formatNumber } from '#contract/text/number-format'

/** How many messages there are, and how many nobody has read, as in “58 total, 12 new”. */
export function totalInWords(counts: Record<ContactStatus, number>): string {
  return `${formatNumber(counts.new + counts.read + counts.responded)} total, ${formatNumber(counts.new)} new`
}
