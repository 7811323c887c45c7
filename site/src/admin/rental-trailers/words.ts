import type { Ahead } from '#contract/catalogue/trailer'

/** How many requests a trailer has ahead, and what staff have to do about them, each in a sentence. */
export interface Warning {
  count: string
  todo: string
}

/** The warning about approved rentals ahead. */
export function approvedInWords(ahead: Ahead): Warning {
  if (isOne(ahead))
    return {
      count: '1 approved rental of this trailer is under way or lies ahead.',
      todo: 'It stays approved, so call this customer.',
    }
  return {
    count: `${countOf(ahead)} approved rentals of this trailer are under way or lie ahead.`,
    todo: 'They stay approved, so call these customers.',
  }
}

/** The warning about pending requests for coming days. */
export function pendingInWords(ahead: Ahead): Warning {
  if (isOne(ahead))
    return {
      count: '1 request for this trailer waits for an answer.',
      todo: 'It stays pending until you answer this customer.',
    }
  return {
    count: `${countOf(ahead)} requests for this trailer wait for an answer.`,
    todo: 'They stay pending until you answer these customers.',
  }
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
