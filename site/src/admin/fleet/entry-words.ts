import type { FleetRental } from '#contract/catalogue/fleet-calendar'
import type { BookedRange } from '#contract/catalogue/trailer'
import type { Day, DayRange } from '#contract/wire'
import { daysIncluded, daysInWords } from '#domain/days'
import { formatPrice, fromCents } from '#domain/money'
import { bookedInWords, overlaps } from '#domain/rental/dates'
import { estimateAt } from '#domain/rental/estimate'
import { ratesOf, type TrailerRates } from '#domain/rental/price'
import { rangeRefusal } from '#domain/rental/range'

interface Trailer {
  rates: TrailerRates
  /** Days that others have booked, from `today` on. */
  booked: readonly BookedRange[]
  /** Pending requests for any of the days; `undefined` while they are being read, `null` if they could not be. */
  others: readonly Other[] | null | undefined
  today: Day
}

type Other = Pick<FleetRental, 'id' | 'customer_name'>

/** What to tell a caller about these days: why they are not available, or what they cost. */
export function entryInWords(days: DayRange, { rates, booked, others, today }: Trailer): string {
  const refusal = rangeRefusal(days)
  if (refusal) return refusal
  const taken = booked.find((range) => overlaps(range, days))
  if (taken) return `Already booked ${bookedInWords(taken)}.`
  const cents = estimateAt(ratesOf(rates), days)
  const price = `${daysInWords(daysIncluded(days.start, days.end))}: ${formatPrice(cents && fromCents(cents))}.`
  const isPast = days.start < today
  // Not called free before it is known who else asks.
  const free = others === undefined ? '' : others?.length === 0 ? 'Free.' : 'Free so far.'
  return [isPast ? 'The first day has passed.' : free, wantedInWords(others), price].filter(Boolean).join(' ')
}

function wantedInWords(others: Trailer['others']): string {
  if (others === undefined) return ''
  if (others === null) return 'Could not check whether others ask for these days.'
  const [first] = others
  if (!first) return ''
  const asks = others.length === 1 ? `${first.customer_name} (#${first.id}) asks` : `${others.length} requests ask`
  return `${asks} for these days too.`
}
