import { useStore } from '@nanostores/react'
import type { Rental } from '#contract/rental'
import { dayInWords } from '#domain/days'
import { useWanted } from '../fleet/queries.ts'
import { $today } from '../now.ts'
import { TRAILER_LOOKS } from '../status-looks.ts'
import { Fact } from '../ui/facts.tsx'
import { StateBadge } from '../ui/state-badge.tsx'

/** True while the trailer of a request is in maintenance. */
export function useIsAway({ trailer_id, rental_start_date: start, rental_end_date: end }: Rental): boolean {
  return useWanted(trailer_id, { start, end }).data?.trailer?.status === 'maintenance'
}

/** A warning that the trailer of an approved rental, which is still to go out, is in maintenance; nothing otherwise. */
export function TrailerAway({ rental }: { rental: Rental }) {
  const isAway = useIsAway(rental)
  const today = useStore($today)
  const { rental_start_date: start } = rental
  if (!isAway || start < today) return null
  return (
    <Fact label="Trailer">
      <StateBadge look={TRAILER_LOOKS.maintenance} /> The customer expects it on {dayInWords(start)}.
    </Fact>
  )
}
