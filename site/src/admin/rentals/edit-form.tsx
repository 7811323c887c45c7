import { useStore } from '@nanostores/react'
import { type Rental, RentalEdit } from '#contract/requests/rental'
import { isOpen } from '#domain/customer/rules'
import { $today } from '../now.ts'
import { FINAL_PRICE, STAFF_NOTES } from '../requests/edit-fields.ts'
import { RequestForm, type RequestFormProps } from '../requests/request-form.tsx'
import type { Field } from '../ui/form/fields.ts'
import { editRental } from './calls.ts'
import { DaysHint } from './days-hint.tsx'
import { rentalDesk, rentalQueries } from './desk.ts'
import { useDaysInForm } from './use-days-in-form.ts'
import { priceHint } from './words.ts'

const Edit = RentalEdit.required()
const CLOSED = 'The dates of a closed request stay as they are.'

/** Edits dates, price and notes of a rental request. */
export function RentalEditForm(props: RequestFormProps<Rental>) {
  const { request: rental } = props
  return (
    <RequestForm
      {...props}
      desk={rentalDesk}
      queries={rentalQueries}
      title={`Edit request #${rental.id}`}
      schema={Edit}
      fields={fieldsOf(rental)}
      valuesOf={valuesOf}
      save={editRental}
      done={`Request #${rental.id} saved.`}
    />
  )
}

function fieldsOf(rental: Rental) {
  const date = {
    kind: 'text',
    type: 'date',
    half: true,
    required: true,
    locked: isOpen(rental.status) ? undefined : CLOSED,
  } as const
  return [
    { ...date, name: 'rental_start_date', label: 'First day', movesAlong: 'rental_end_date' },
    { ...date, name: 'rental_end_date', label: 'Last day', hint: <DaysHint rental={rental} /> },
    { ...FINAL_PRICE, hint: <PriceHint rental={rental} /> },
    STAFF_NOTES,
  ] as const satisfies readonly Field[]
}

function valuesOf({ notes, final_price, rental_start_date, rental_end_date }: Rental) {
  return { notes, final_price, rental_start_date, rental_end_date }
}

/** What the final price in the form implies on the days in the form. */
function PriceHint({ rental }: { rental: Rental }) {
  return priceHint(rental, { ...useDaysInForm(), today: useStore($today) })
}
