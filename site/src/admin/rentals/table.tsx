import type { Rental } from '#contract/rental'
import { type RentalAddress, rentalsHref } from './address.ts'
import { RentalRow } from './row.tsx'
import css from './table.module.css'

const COLUMNS = ['Customer', 'Trailer', 'Dates', 'Price', 'Status', 'Received'] as const

interface Props {
  quotes: readonly Rental[]
  address: RentalAddress
}

/** Requests in rows; on a phone each row becomes a card. */
export function RentalTable({ quotes, address }: Props) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">Rental requests, newest first</caption>
      <thead>
        <tr className={css.head}>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={css[column.toLowerCase()]}>
              {column}
            </th>
          ))}
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
  )
}
