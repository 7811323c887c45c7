import { Fragment } from 'react'
import type { Rental } from '#contract/requests/rental'
import { usePendingForTrailer } from '../fleet/queries.ts'
import { sectionHref, useAddress } from '../router.ts'
import { Fact } from '../ui/panel/facts.tsx'
import { rentalDesk } from './desk.ts'

const MAX_NAMED = 3
const LABEL = 'Others asking for these days'

/** Pending requests for the same trailer on any of the same days: whom an approval would disappoint, or has. */
export function CompetingRequests({ rental }: { rental: Rental }) {
  const { search } = useAddress()
  const days = { start: rental.rental_start_date, end: rental.rental_end_date }
  const { data, isError } = usePendingForTrailer(rental.trailer_id, days)
  // A failed fetch must not look as if nobody were waiting.
  if (isError) return <Fact label={LABEL}>Could not be read</Fact>
  const others = data?.requests.filter(({ id }) => id !== rental.id) ?? []
  if (others.length === 0) return null
  return (
    <Fact label={LABEL}>
      {/* A line for each: on a phone a comma after such a link could begin a line. */}
      {others.slice(0, MAX_NAMED).map(({ id, customer_name }, place) => (
        <Fragment key={id}>
          {place > 0 && '\n'}
          <a href={sectionHref(rentalDesk.section, { ...search, open: String(id) })}>{`${customer_name} (#${id})`}</a>
        </Fragment>
      ))}
      {others.length > MAX_NAMED && `\nand ${others.length - MAX_NAMED} more`}
    </Fact>
  )
}
