import type { Rental } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { dayInWords, daysInWords, fullRangeInWords } from '#domain/days'
import { fromCents, priceInWords } from '#domain/money'
import { bookedInWords } from '#domain/rental/dates'
import { quoteInWords, type RentalQuote } from '#domain/rental/price'

/** A price in dollars, or “Price on request” where no rate is set. */
export function quotePrice(quote: RentalQuote | null): string {
  return priceInWords(quote && fromCents(quote.cents))
}

/** An offer, if the price of `days` covers some `spare` ones too; `null` if it covers only these. */
export function spareInWords(days: number, spare: number): string | null {
  if (spare === 0) return null
  return `This price covers up to ${daysInWords(days + spare)}: you could keep it ${daysInWords(spare)} longer for the same money.`
}

/**
 * The note beside the price, or why there is no price: no days are chosen yet, they have a `problem`, or the trailer has no rate
 * (`isOnRequest`).
 */
export function priceNoteInWords(
  days: number,
  quote: RentalQuote | null,
  problem: string | null,
  isOnRequest: boolean,
): string {
  if (days && !quote) return 'Nothing to pay now. We name the price in our answer.'
  if (days) return 'Nothing to pay now. Delivery, if you ask for it, is not included in this price.'
  return (
    problem ??
    (isOnRequest ? 'Choose your days. We name the price in our answer.' : 'Choose your days to see the price.')
  )
}

/** Says that the price of a request excludes delivery; `null` without a delivery, or without a price to show. */
export function deliveryInWords({
  delivery_required,
  estimated_price,
}: Pick<Rental, 'delivery_required' | 'estimated_price'>): string | null {
  if (!delivery_required || estimated_price === null) return null
  return 'Delivery is not included in this price. We tell you what it costs before you agree.'
}

/** What to do next, or what is chosen and what it costs. */
export function choiceInWords(
  start: string | null,
  end: string | null,
  days: number,
  quote: RentalQuote | null,
): string {
  if (!start)
    return end ? `Last day: ${dayInWords(end, 'long')}. Now pick the first day.` : 'Pick the first day of your rental.'
  if (!end)
    return `First day: ${dayInWords(start, 'long')}. Now pick the last day, or the same one again for a single day.`
  const parts = quote && quoteInWords(quote)
  const price = quotePrice(quote) + (parts && parts !== daysInWords(days) ? ` for ${unbroken(parts)}` : '')
  return `${fullRangeInWords({ start, end }, 'long')}, ${unbroken(daysInWords(days))}. ${price}.`
}

// A line ends neither between a number and what it counts nor beside a plus.
const unbroken = (words: string) => words.replace(/(\d|\+) | (?=\+)/g, '$1\u00a0')

/** The days to ask the business about, as in “from … to …”; empty while there are none, or only past ones. */
export function daysToAsk(start: Day | null, end: Day | null, today: Day): string {
  if (!start || start < today) return ''
  return end && end >= start ? bookedInWords({ start, end }) : `from ${dayInWords(start)}`
}
