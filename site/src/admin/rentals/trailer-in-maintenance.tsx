import { useStore } from '@nanostores/react'
import type { Rental } from '#contract/requests/rental'
import { dayInWords } from '#domain/days'
import { usePendingForTrailer } from '../fleet/queries.ts'
import { $today } from '../now.ts'
import { TRAILER_LOOKS } from '../status-looks.ts'
import { Fact } from '../ui/panel/facts.tsx'
import { StateBadge } from '../ui/state-badge.tsx'

/** Whether the trailer of a request is in maintenance, as far as that could be read. */
export function useIsInMaintenance({ trailer_id, rental_start_date: start, rental_end_date: end }: Rental) {
  const { data, isLoadingError } = usePendingForTrailer(trailer_id, { start, end })
  return { isInMaintenance: data?.trailer?.status === 'maintenance', isUnread: isLoadingError }
}

/** A warning that the trailer of an approved rental, which is still to go out, is in maintenance; nothing otherwise. */
export function TrailerInMaintenance({ rental }: { rental: Rental }) {
  const { isInMaintenance, isUnread } = useIsInMaintenance(rental)
  const today = useStore($today)
  const { rental_start_date: start } = rental
  if (start < today) return null
  // A failed fetch must not look as if the trailer were ready.
  if (isUnread) return <Fact label="Trailer">Could not check whether it is in maintenance.</Fact>
  if (!isInMaintenance) return null
  return (
    <Fact label="Trailer">
      <StateBadge look={TRAILER_LOOKS.maintenance} /> The customer expects it on {dayInWords(start)}.
    </Fact>
  )
}
