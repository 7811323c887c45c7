import { useStore } from '@nanostores/react'
import { type Rental, RentalCorrection } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { rentalStanding } from '#domain/mail/standing-letter'
import { $today } from '../now.ts'
import { addressHint, CUSTOMER_EMAIL, CUSTOMER_NAME, CUSTOMER_PHONE, DELIVERY } from '../requests/customer-fields.ts'
import { RequestForm, type RequestFormProps } from '../requests/request-form.tsx'
import type { Field } from '../ui/form/fields.ts'
import { correctRental } from './calls.ts'
import { rentalDesk, rentalQueries } from './desk.ts'

const Details = RentalCorrection.required()

/** Corrects what the customer of a rental typed wrongly. */
export function RentalCorrectionForm(props: RequestFormProps<Rental>) {
  const { request: rental } = props
  return (
    <RequestForm
      {...props}
      desk={rentalDesk}
      queries={rentalQueries}
      title={`Correct the details of request #${rental.id}`}
      schema={Details}
      fields={fieldsOf(rental, useStore($today))}
      valuesOf={valuesOf}
      save={correctRental}
      done={`Details of request #${rental.id} corrected.`}
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
