import { useAddress } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { readAddress } from './address.ts'
import { RentalDetail } from './detail.tsx'
import { RentalFilters } from './filters.tsx'
import { RentalList } from './list.tsx'
import { useRentals } from './queries.ts'
import css from './rentals.module.css'
import { useReturnToRow } from './use-return-to-row.ts'

/** Rental requests: what came in, and what becomes of it. */
export default function Rentals() {
  const address = readAddress(useAddress().search)
  const { status, q, open } = address
  const rentals = useRentals({ status, q })
  useReturnToRow(open)
  return (
    <>
      <Header />
      <RentalFilters address={address} counts={rentals.data?.pages.at(-1)?.counts}>
        <div className={css.desk}>
          <RentalList rentals={rentals} address={address} />
          {open !== null && <RentalDetail key={open} id={open} address={address} />}
        </div>
      </RentalFilters>
    </>
  )
}
