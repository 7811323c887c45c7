import { memo } from 'react'
import type { Rental } from '#contract/rental'
import { daysIncluded } from '#domain/days'
import { rangeInWords } from '../time.ts'
import { Age } from '../ui/age.tsx'
import { StatusBadge } from './status-badge.tsx'
import css from './table.module.css'
import { rowId } from './use-return-to-row.ts'
import { dayCount, rentalPrice } from './words.ts'

interface Props {
  rental: Rental
  isOpen: boolean
  href: string
}

/** One request in the list; the whole row opens it. */
export const RentalRow = memo(function RentalRow({ rental, isOpen, href }: Props) {
  const { id, rental_start_date: start, rental_end_date: end, created_at } = rental
  return (
    <tr className={css.row} data-open={isOpen}>
      <td className={css.customer}>
        <a id={rowId(id)} className={css.open} href={href} aria-current={isOpen ? 'true' : undefined}>
          {rental.customer_name}
        </a>
        <span className={css.small}>
          #{id}
          <span className={css.since}>
            {' · '}
            <Age instant={created_at} />
          </span>
        </span>
      </td>
      <td className={css.trailer}>
        <span className={css.clamped}>{rental.trailer_name}</span>
      </td>
      <td className={css.dates}>
        {rangeInWords(start, end)} <span className={css.small}>{dayCount(daysIncluded(start, end))}</span>
      </td>
      <td className={css.price}>{rentalPrice(rental)}</td>
      <td className={css.status}>
        <StatusBadge status={rental.status} />
      </td>
      <td className={css.received}>
        <Age instant={created_at} />
      </td>
    </tr>
  )
})
