import type { Rental } from '#contract/rental'
import { bookedInWords, overlap } from '#domain/rental/dates'
import { calendarHref } from '../fleet/address.ts'
import { useBooked } from '../fleet/queries.ts'
import { Fact } from '../ui/facts.tsx'

/** Whether the trailer of a request is free on its days, so that nobody has to press Approve to learn it. */
export function DaysState({ rental }: { rental: Rental }) {
  const { trailer_id, rental_start_date: start, rental_end_date: end } = rental
  const booked = useBooked(trailer_id).data
  const taken = booked?.find((range) => overlap(range, { start, end }))
  const words = taken ? `Already booked ${bookedInWords(taken)}.` : 'Free on these days.'
  return (
    <Fact label="Trailer">
      {booked && `${words} `}
      <a href={calendarHref({ span: 'month', from: start })}>See the calendar</a>
    </Fact>
  )
}
