import type { FleetRental } from '#contract/catalogue/fleet-calendar'
import type { Day } from '#contract/wire'
import { dayInWords, daysInWords, rangeInWords } from '#domain/days'
import type { Cell } from './lanes.ts'

/** A request for screen readers: “Nora Field, approved, Nov 20 – 22, 2026, request #7”. */
export function rentalInWords({ id, customer_name, status, start, end }: FleetRental): string {
  return `${customer_name}, ${status}, ${rangeInWords(start, end)}, request #${id}`
}

/** Days kept free, which cannot be pressed, for screen readers. */
export function keptInWords({ rental, days }: Extract<Cell, { kind: 'kept' }>): string {
  return `${daysInWords(days)} kept free after request #${rental.id}`
}

/** A free day for screen readers: “Free on Monday, November 23, 2026”. */
export function freeInWords(day: Day): string {
  return `Free on ${dayInWords(day, 'long')}`
}
