import type { Ahead } from '#contract/trailer'

/** How many approved rentals a trailer has ahead, in a sentence. */
export function approvedInWords(ahead: Ahead): string {
  if (isOne(ahead)) return '1 approved rental of this trailer is under way or lies ahead.'
  return `${countOf(ahead)} approved rentals of this trailer are under way or lie ahead.`
}

/** How many requests for its coming days wait for an answer, in a sentence. */
export function pendingInWords(ahead: Ahead): string {
  if (isOne(ahead)) return '1 request for this trailer waits for an answer.'
  return `${countOf(ahead)} requests for this trailer wait for an answer.`
}

/** How many of them are not named; `null` if all are, or none. */
export function restInWords({ total, complete, next }: Ahead): string | null {
  const rest = total - next.length
  if (next.length === 0 || (rest === 0 && complete)) return null
  return complete ? `and ${rest} more` : `and more than ${rest} more`
}

function isOne({ total, complete }: Ahead): boolean {
  return total === 1 && complete
}

function countOf({ total, complete }: Ahead): string {
  return complete ? String(total) : `More than ${total}`
}
