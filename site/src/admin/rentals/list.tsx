import { ErrorState } from '../ui/error-state.tsx'
import { ShowMore } from '../ui/show-more.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import type { RentalAddress } from './address.ts'
import css from './list.module.css'
import { NoRentals } from './no-rentals.tsx'
import type { useRentals } from './queries.ts'
import { RentalTable } from './table.tsx'

interface Props {
  rentals: ReturnType<typeof useRentals>
  address: RentalAddress
}

/** The requests that pass the filters, or why there are none to show. */
export function RentalList({ rentals, address }: Props) {
  const { data, error, isPending, isPlaceholderData, isRefetchError, isFetching, refetch } = rentals
  if (isPending) return <Skeleton label="Loading rental requests" rows={12} />
  if (!data) {
    return (
      <ErrorState title="The requests could not be loaded" error={error} busy={isFetching} onRetry={() => refetch()} />
    )
  }
  const quotes = data.pages.flatMap((page) => page.quotes)
  return (
    <div className={css.scroll} aria-busy={isPlaceholderData}>
      {isRefetchError && <StaleNotice error={error} busy={isFetching} onRetry={() => refetch()} />}
      {quotes.length > 0 && <RentalTable quotes={quotes} address={address} />}
      {quotes.length === 0 && !isPlaceholderData && <NoRentals address={address} />}
      <ShowMore list={rentals} />
    </div>
  )
}
