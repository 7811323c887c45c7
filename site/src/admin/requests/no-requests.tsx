import { SearchX } from 'lucide-react'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { deskHref } from './address.ts'
import type { DeskRequest } from './desk.ts'
import type { DeskProps } from './request-desk.tsx'

// British, since the American one has a comma before “or”, which no other sentence of the portal has.
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Why the list is empty, and what to do about it. */
export function NoRequests<S extends string, R extends DeskRequest<S>>({ parts, address }: DeskProps<S, R>) {
  const { desk, nothing } = parts
  const { status, q } = address
  if (q) {
    return (
      <EmptyState icon={SearchX} title={desk.emptyTitle}>
        <p>
          Nothing here matches “{q}”. Try a part of the {EITHER.format(desk.searches)}.
        </p>
        <a href={deskHref(desk, { ...address, q: '' })}>Clear the search</a>
      </EmptyState>
    )
  }
  if (status === 'all') return nothing
  return (
    <EmptyState icon={desk.looks[status].icon} title={desk.emptyTitle}>
      <p>None is {desk.looks[status].label.toLowerCase()} right now.</p>
      <a href={deskHref(desk, { ...address, status: 'all' })}>Show all {desk.title.toLowerCase()}s</a>
    </EmptyState>
  )
}
