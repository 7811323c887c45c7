import { useStore } from '@nanostores/react'
import { type Rental, RentalCorrection } from '#contract/rental'
import type { Day } from '#contract/wire'
import { rentalStanding } from '#domain/mail/standing-letter'
import { $today } from '../now.ts'
import { addressHint, CUSTOMER_EMAIL, CUSTOMER_NAME, CUSTOMER_PHONE, DELIVERY } from '../requests/customer-fields.ts'
import type { OpenProps } from '../requests/request-desk.tsx'
import { RequestForm } from '../requests/request-form.tsx'
import type { Field } from '../ui/form/fields.ts'
import { correctRental } from './calls.ts'
import { rentalDesk, rentalQueries } from './desk.ts'

const Details = RentalCorrection.required()

interface Props extends OpenProps<Rental> {
  onClose: () => void
}

/** Corrects what the customer of a rental typed wrongly. */
export function RentalCorrectionForm({ onClose, ...open }: Props) {
  const { request: rental } = open
  return (
    <RequestForm
      desk={rentalDesk}
      queries={rentalQueries}
      open={open}
      title={`Correct the details of request #${rental.id}`}
      schema={Details}
      fields={fieldsOf(rental, useStore($today))}
      valuesOf={valuesOf}
      save={correctRental}
      done={`Details of request #${rental.id} corrected.`}
      onClose={onClose}
    />
  )
}

function fieldsOf(rental: Rental, today: Day) {
  const hint = addressHint(rental.customer_email, rentalStanding(rental, today)?.template)
  return [
    CUSTOMER_NAME,
    CUSTOMER_PHONE,
    { ...CUSTOMER_EMAIL, required: rental.entered_by === null, hint },
    ...DELIVERY,
  ] as const satisfies readonly Field[]
}

function valuesOf({ customer_name, customer_email, customer_phone, delivery_required, delivery_address }: Rental) {
  return { customer_name, customer_email, customer_phone, delivery_required, delivery_address }
}
