import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { StaleNotice } from '../ui/state/stale-notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { deskHref } from './address.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { DeskRequest } from './desk.ts'
import css from './list.module.css'
import type { DeskQueries } from './queries.ts'
import type { DeskProps } from './request-desk.tsx'
import { RequestTable } from './table.tsx'
import { listId } from './use-return-to-row.ts'
import { useSelection } from './use-selection.ts'

interface Props<S extends string, R extends DeskRequest<S>> extends DeskProps<S, R> {
  list: ReturnType<DeskQueries<S, R>['useList']>
}

/** The requests that pass the filters, or why there are none to show. */
export function RequestList<S extends string, R extends DeskRequest<S>>({ parts, address, list }: Props<S, R>) {
  const { data, error, isPending, isPlaceholderData, isRefetchError, isFetching, refetch } = list
  const requests = data?.pages.flatMap((page) => page.quotes) ?? []
  const choice = useSelection(parts.desk, requests)
  const [asking, setAsking] = useState(false)
  const selected = choice.mayChoose ? choice.chosen.length : 0
  // A dialog keeps the focus while it is open, and then gives it back to a button that may be gone with the selection.
  const ref = useFocusFallback<HTMLDivElement>(asking ? 'asking' : selected)
  if (isPending) return <Skeleton label={`Loading ${parts.desk.name}s`} rows={12} />
  if (!data) {
    const title = `The ${parts.desk.title.toLowerCase()}s could not be loaded`
    return <ErrorState title={title} error={error} busy={isFetching} onRetry={() => refetch()} />
  }
  return (
    <div ref={ref} id={listId(parts.desk)} tabIndex={-1} className={css.list}>
      <FoundStatus filter={address.q} count={requests.length} list={list} />
      <BulkBar parts={parts} choice={choice} asking={asking} onAsking={setAsking} />
      <SectionBody busy={isPlaceholderData} className={css.measured}>
        {isRefetchError && <StaleNotice error={error} busy={isFetching} onRetry={() => refetch()} />}
        {requests.length > 0 && <RequestTable parts={parts} address={address} requests={requests} choice={choice} />}
        {requests.length === 0 && !isPlaceholderData && <NoRequests parts={parts} address={address} />}
        <ShowMore list={list} />
      </SectionBody>
    </div>
  )
}

// British, since the American one has a comma before “or”, which no other sentence of the portal has.
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Why the list is empty, and what to do about it. */
function NoRequests<S extends string, R extends DeskRequest<S>>({ parts, address }: DeskProps<S, R>) {
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
