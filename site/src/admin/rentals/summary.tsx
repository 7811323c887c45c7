import type { Rental } from '#contract/rental'
import { daysIncluded } from '#domain/days'
import { Age } from '../ui/age.tsx'
import { StatusBadge } from './status-badge.tsx'
import css from './summary.module.css'
import { dayCount, rentalPrice } from './words.ts'

/** What one wants to know first: where the request stands, which trailer, how long, how much. */
export function RentalSummary({ rental }: { rental: Rental }) {
  const { status, created_at, trailer_id, trailer_name, rental_start_date, rental_end_date } = rental
  return (
    <div className={css.summary}>
      <div className={css.line}>
        <StatusBadge status={status} />
        <span className={css.soft}>
          Received <Age instant={created_at} />
        </span>
      </div>
      <p className={css.trailer}>{trailer_name}</p>
      {trailer_id === null && <p className={css.soft}>This trailer is no longer in the fleet.</p>}
      <div className={css.line}>
        <span>{dayCount(daysIncluded(rental_start_date, rental_end_date))}</span>
        <strong className={css.price}>{rentalPrice(rental)}</strong>
      </div>
    </div>
  )
}
