import { useWatch } from 'react-hook-form'
import type { Rental, RentalEdit } from '#contract/rental'
import { daysIncluded, daysInWords, isDay } from '#domain/days'
import { formatPrice, fromCents } from '#domain/money'
import { estimateAt } from '#domain/rental/estimate'
import { ratesOf } from '#domain/rental/price'
import { refusedRange } from '#domain/rental/range'

const DAYS = ['rental_start_date', 'rental_end_date'] as const

/** The number of days in the form, and what they cost at the rates of the request. */
export function DaysHint({ rental }: { rental: Rental }) {
  const [start = '', end = ''] = useWatch<RentalEdit, typeof DAYS>({ name: DAYS })
  const areDays = isDay(start) && isDay(end) && refusedRange({ start, end }) === null
  const cents = areDays && estimateAt(ratesOf(rental), { start, end })
  if (!cents) return 'The estimate follows at the rates of the request.'
  return `${daysInWords(daysIncluded(start, end))}: ${formatPrice(fromCents(cents))} at the rates of the request.`
}
