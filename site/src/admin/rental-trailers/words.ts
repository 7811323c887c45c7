import type { RentalsAhead } from '#contract/trailer'

type Ahead = Pick<RentalsAhead, 'total' | 'complete' | 'next'>

/** How many approved rentals a trailer has ahead, in a sentence. */
export function aheadInWords({ total, complete }: Ahead): string {
  if (total === 1 && complete) return '1 approved rental of this trailer is under way or lies ahead.'
  return `${complete ? total : `More than ${total}`} approved rentals of this trailer are under way or lie ahead.`
}

/** How many of them are not named; `null` if all are, or none. */
export function restInWords({ total, complete, next }: Ahead): string | null {
  const rest = total - next.length
  if (next.length === 0 || (rest === 0 && complete)) return null
  return complete ? `and ${rest} more` : `and more than ${rest} more`
}
