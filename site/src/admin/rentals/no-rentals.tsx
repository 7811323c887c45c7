import { CalendarDays, SearchX } from 'lucide-react'
import { paths } from '../../paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { type RentalAddress, rentalsHref } from './address.ts'
import { STATUS } from './words.ts'

/** Why the list is empty, and what to do about it. */
export function NoRentals({ address }: { address: RentalAddress }) {
  const { status, q } = address
  if (q) {
    return (
      <EmptyState icon={SearchX} title="No Rental Requests">
        <p>Nothing here holds “{q}”. Try a part of the name, the mail address or the trailer.</p>
        <a href={rentalsHref({ ...address, q: '' })}>Clear the search</a>
      </EmptyState>
    )
  }
  if (status !== 'all') {
    return (
      <EmptyState icon={STATUS[status].icon} title="No Rental Requests">
        <p>None is {STATUS[status].label.toLowerCase()} right now.</p>
        <a href={rentalsHref({ ...address, status: 'all' })}>Show all requests</a>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={CalendarDays} title="No Rental Requests">
      <p>When a visitor asks for a trailer, the request appears here. Make sure your trailers are set to available.</p>
      <a href={paths.rentals} target="_blank" rel="noreferrer">
        See what visitors see
      </a>
    </EmptyState>
  )
}
