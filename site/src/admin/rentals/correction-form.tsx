import { useStore } from '@nanostores/react'
import { type Rental, RentalCorrection } from '#contract/rental'
import { NO_DELIVERY_ADDRESS } from '#contract/request-messages'
import type { Day } from '#contract/wire'
import { rentalStanding } from '#domain/mail/standing-letter'
import { $today } from '../now.ts'
import {
  addressHint,
  CUSTOMER_EMAIL,
  CUSTOMER_NAME,
  CUSTOMER_PHONE,
  DELIVERY_ADDRESS,
} from '../requests/correction-fields.ts'
import type { OpenProps } from '../requests/request-desk.tsx'
import { useReread } from '../requests/use-reread.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { toast } from '../ui/toasts.ts'
import { correctRental } from './calls.ts'
import { rentalDesk, rentalQueries } from './desk.ts'

const Details = RentalCorrection.required()

interface Props extends OpenProps<Rental> {
  onClose: () => void
}

/** Corrects what the customer of a rental typed wrongly; what somebody else saved meanwhile is shown, not overwritten. */
export function RentalCorrectionForm({ request: rental, onReload, onClose }: Props) {
  const keep = rentalQueries.useCacheRequest()
  const reread = useReread(rentalDesk, rental, onReload)
  return (
    <ModalForm
      title={`Correct the details of request #${rental.id}`}
      schema={Details}
      fields={fieldsOf(rental, useStore($today))}
      start={stored(rental)}
      onSave={async (details, version = rental.version) => {
        keep(await correctRental(rental.id, details, version))
        toast(`Details of request #${rental.id} corrected.`)
      }}
      onReload={async () => {
        const { now, news } = await reread()
        return { ...stored(now), news }
      }}
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
    { kind: 'checkbox', name: 'delivery_required', label: 'Delivery' },
    { ...DELIVERY_ADDRESS, required: true, whenEmpty: NO_DELIVERY_ADDRESS, askedBy: 'delivery_required' },
  ] as const satisfies readonly Field[]
}

function stored({
  customer_name,
  customer_email,
  customer_phone,
  delivery_required,
  delivery_address,
  version,
}: Rental) {
  return {
    values: { customer_name, customer_email, customer_phone, delivery_required, delivery_address },
    version,
  }
}
