import { useStore } from '@nanostores/react'
import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import type { Rental } from '#contract/requests/rental'
import { bookingsInWords } from '#domain/rental/bookings'
import { overlaps } from '#domain/rental/dates'
import { calendarSearch, isCalendar, readCalendar } from '../fleet/address.ts'
import { useBooked } from '../fleet/queries.ts'
import { $today } from '../now.ts'
import { sectionHref, useAddress } from '../router.ts'
import { TRAILER_LOOKS } from '../status-looks.ts'
import { Badge } from '../ui/badge.tsx'
import { Fact } from '../ui/panel/facts.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import { useIsInMaintenance } from './trailer-in-maintenance.tsx'

/** Whether the trailer of a request is free on its days, so that nobody has to press Approve to find out. */
export function DaysState({ rental }: { rental: Rental }) {
  const { trailer_id, rental_start_date: start, rental_end_date: end } = rental
  const { data: booked, isLoadingError } = useBooked(trailer_id)
  const { isInMaintenance } = useIsInMaintenance(rental)
  const hasBegun = start < useStore($today)
  const { search } = useAddress()
  const taken = booked?.filter((range) => overlaps(range, { start, end })) ?? []
  // The booked days are known from today on.
  const free = booked && taken.length === 0 && !hasBegun && (
    <Badge tone="ok" icon={CalendarCheck}>
      Free on these days
    </Badge>
  )
  const inTheWay = taken.length > 0 && (
    <>
      <Badge tone="stop" icon={CalendarX}>
        Already booked
      </Badge>
      {` ${bookingsInWords(taken)}.`}
    </>
  )
  return (
    <Fact label="Trailer">
      {isInMaintenance && (
        <>
          <StateBadge look={TRAILER_LOOKS.maintenance} />
          {' Approve it only if it will be ready. '}
        </>
      )}
      {hasBegun && (
        <>
          <Badge tone="waiting" icon={CalendarClock}>
            First day has passed
          </Badge>
          {' Approve it only if the trailer went out, or agree on other days. '}
        </>
      )}
      {isLoadingError && 'Could not check whether it is free.'}
      {free}
      {inTheWay}{' '}
      {!isCalendar(search) && (
        <a
          data-screen-only
          href={sectionHref('rentals', {
            ...calendarSearch({ ...readCalendar(search), from: start }),
            open: `${rental.id}`,
          })}
        >
          {'See\u00a0the\u00a0calendar'}
        </a>
      )}
    </Fact>
  )
}
