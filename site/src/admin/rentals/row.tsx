import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { Rental } from '#contract/rental'
import { daysIncluded } from '#domain/days'
import { $now } from '../now.ts'
import { age, momentInWords, rangeInWords } from '../time.ts'
import css from './list.module.css'
import { StatusBadge } from './status-badge.tsx'
import { rowId } from './use-return-to-row.ts'
import { rentalPrice } from './words.ts'

interface Props {
  rental: Rental
  isOpen: boolean
  href: string
}

/** One request in the list; the whole row opens it. */
export const RentalRow = memo(function RentalRow({ rental, isOpen, href }: Props) {
  const { id, customer_name, trailer_name, rental_start_date, rental_end_date, status, created_at } = rental
  const now = useStore($now)
  return (
    <tr className={css.row} data-open={isOpen}>
      <td className={css.customer}>
        <a id={rowId(id)} className={css.open} href={href} aria-current={isOpen ? 'true' : undefined}>
          {customer_name}
        </a>
        <span className={css.number}>#{id}</span>
      </td>
      <td className={css.trailer}>{trailer_name}</td>
      <td className={css.dates}>{rangeInWords(rental_start_date, rental_end_date)}</td>
      <td className={css.days}>
        {daysIncluded(rental_start_date, rental_end_date)}
        <span className={css.unit}> days</span>
      </td>
      <td className={css.price}>{rentalPrice(rental)}</td>
      <td className={css.status}>
        <StatusBadge status={status} />
      </td>
      <td className={css.age}>
        <time dateTime={created_at} title={momentInWords(created_at)}>
          {age(created_at, now)}
        </time>
      </td>
    </tr>
  )
})
