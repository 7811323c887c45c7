import { useStore } from '@nanostores/react'
import type { Rental } from '#contract/requests/rental'
import { overlaps } from '#domain/rental/dates'
import { useBooked, usePendingForTrailer } from '../fleet/queries.ts'
import { $today } from '../now.ts'
import { sectionHref } from '../router.ts'
import { useHasPermission } from '../session/session.ts'
import { useMayOpen } from '../session/use-may-open.ts'
import { TRAILER_LOOKS } from '../status-looks.ts'
import { Fact } from '../ui/panel/facts.tsx'
import { StateBadge } from '../ui/state-badge.tsx'

const SECTION = 'rental-trailers'

/** A reminder that the trailer of a completed rental still has the status Rented, although nobody has it; nothing otherwise. */
export function TrailerStillRented({ rental: { trailer_id } }: { rental: Rental }) {
  const today = useStore($today)
  const now = { start: today, end: today }
  const { data: wanted } = usePendingForTrailer(trailer_id, now)
  const { data: booked } = useBooked(trailer_id)
  const mayManage = useHasPermission('trailers.manage')
  const mayOpen = useMayOpen(SECTION)
  if (trailer_id === null || wanted?.trailer?.status !== 'rented') return null
  // It may be with its next customer already.
  if (!booked || booked.some((range) => overlaps(range, now))) return null
  const change = 'set to Available'
  return (
    <Fact label="Trailer">
      <StateBadge look={TRAILER_LOOKS.rented} /> Visitors cannot request it until it is{' '}
      {mayManage && mayOpen ? <a href={sectionHref(SECTION, { open: `${trailer_id}` })}>{change}</a> : change}.
    </Fact>
  )
}
