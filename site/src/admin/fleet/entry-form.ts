import type { ReactNode } from 'react'
import * as z from 'zod'
import type { FleetTrailer } from '#contract/catalogue/fleet-calendar'
import { RentalEntry } from '#contract/requests/rental'
import { CUSTOMER_EMAIL, CUSTOMER_NAME, CUSTOMER_PHONE, DELIVERY } from '../requests/customer-fields.ts'
import type { Field } from '../ui/form/fields.ts'
import type { EntryStart } from './address.ts'
import { repeatedNames } from './repeated-names.ts'

const { shape } = RentalEntry

/** Validates the form: it may start without a trailer, and the field itself requires one. */
export const EntryForm = z.object({ ...shape, trailer_id: shape.trailer_id.nullable() })
export type EntryForm = z.infer<typeof EntryForm>

/** The values of the form. */
export type EntryValues = z.input<typeof EntryForm>

/** Initial values: the trailer and the days that were chosen in the calendar. */
export function valuesOf({ trailer, start, end }: EntryStart, trailers: readonly FleetTrailer[]): EntryValues {
  return {
    trailer_id: trailers.some(({ id }) => id === trailer) ? trailer : null,
    rental_start_date: start ?? '',
    rental_end_date: end ?? start ?? '',
    customer_name: '',
    customer_phone: '',
    customer_email: '',
    delivery_required: false,
    delivery_address: '',
    special_requirements: '',
  }
}

const STATUS = { available: '', rented: ' (rented)', maintenance: ' (maintenance)' } as const

/** The fields of the form; `hint` is shown below its days. */
export function fieldsOf(trailers: readonly FleetTrailer[], hint: ReactNode): readonly Field<keyof EntryValues>[] {
  const repeated = repeatedNames(trailers)
  const options = trailers.map(({ id, name, status }) => ({
    value: id,
    label: `${name}${repeated.has(name) ? ` #${id}` : ''}${STATUS[status]}`,
  }))
  return [
    {
      kind: 'select',
      name: 'trailer_id',
      label: 'Trailer',
      required: true,
      options,
      search: 'Search trailers',
      ...(options.length === 0 && { hint: 'There is none yet. Add it in Rental Trailers first.' }),
    },
    {
      kind: 'text',
      type: 'date',
      name: 'rental_start_date',
      label: 'First day',
      required: true,
      half: true,
      movesAlong: 'rental_end_date',
    },
    { kind: 'text', type: 'date', name: 'rental_end_date', label: 'Last day', required: true, half: true, hint },
    CUSTOMER_NAME,
    CUSTOMER_PHONE,
    { ...CUSTOMER_EMAIL, hint: 'Leave it empty for a customer who has none: no e-mail is sent then.' },
    ...DELIVERY,
    { kind: 'textarea', name: 'special_requirements', label: 'Special requirements', rows: 3 },
  ]
}
