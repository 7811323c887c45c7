import { ErrorState } from '../ui/error-state.tsx'
import { ShowMore } from '../ui/show-more.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type RentalAddress, rentalsHref } from './address.ts'
import css from './list.module.css'
import { NoRentals } from './no-rentals.tsx'
import type { useRentals } from './queries.ts'
import { RentalRow } from './row.tsx'

interface Props {
  rentals: ReturnType<typeof useRentals>
  address: RentalAddress
}

/** The requests that pass the filters, or why there are none to show. */
export function RentalTable({ rentals, address }: Props) {
  const { data, error, isPending, isPlaceholderData, isRefetching, refetch } = rentals
  if (isPending) return <Skeleton label="Loading rental requests" rows={10} />
  if (!data) {
    return (
      <ErrorState
        title="The requests could not be loaded"
        error={error}
        busy={isRefetching}
        onRetry={() => refetch()}
      />
    )
  }
  const quotes = data.pages.flatMap((page) => page.quotes)
  if (quotes.length === 0 && !isPlaceholderData) return <NoRentals address={address} />
  return (
    <div className={css.scroll} aria-busy={isPlaceholderData}>
      <table className={css.table}>
        <caption className="visually-hidden">Rental requests, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Customer</th>
            <th scope="col">Trailer</th>
            <th scope="col">Dates</th>
            <th scope="col">Days</th>
            <th scope="col">Price</th>
            <th scope="col">Status</th>
            <th scope="col">Received</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((rental) => (
            <RentalRow
              key={rental.id}
              rental={rental}
              isOpen={rental.id === address.open}
              href={rentalsHref({ ...address, open: rental.id })}
            />
          ))}
        </tbody>
      </table>
      <ShowMore list={rentals} />
    </div>
  )
}
