import { memo } from 'react'
import type { Rental } from '#contract/requests/rental'
import { daysIncluded, daysInWords, rangeInWords } from '#domain/days'
import type { RowProps } from '../requests/request-desk.tsx'
import { Clamped, RequestRow, Small } from '../requests/row.tsx'
import { priceState, requestPrice } from '../requests/words.ts'
import { rentalDesk } from './desk.ts'

/** One rental request in the list. */
export const RentalRow = memo(function RentalRow(row: RowProps<Rental>) {
  const { trailer_name, rental_start_date: start, rental_end_date: end } = row.request
  const dates = (
    <>
      {rangeInWords(start, end)} <Small>{daysInWords(daysIncluded(start, end))}</Small>
    </>
  )
  return (
    <RequestRow
      {...row}
      desk={rentalDesk}
      subject={<Clamped>{trailer_name}</Clamped>}
      detail={dates}
      price={requestPrice(row.request)}
      priceState={priceState(row.request)}
    />
  )
})
