import type { ReactNode } from 'react'
import type * as z from 'zod'
import { type Trailer, TrailerPayload, TrailerStatus } from '#contract/catalogue/trailer'
import { MAX_FEATURES } from '#contract/text/limits'
import { equipmentFields, imageField, statusField } from '../catalogue/fields.ts'
import type { FieldContext } from '../catalogue/kind.ts'
import { TRAILER_LOOKS } from '../status-looks.ts'
import type { Field } from '../ui/form/fields.ts'
import { typedLines } from '../ui/form/list-rules.ts'

/** Validates the form: the call's payload, without blank features. */
export const TrailerForm = TrailerPayload.extend({ features: typedLines(TrailerPayload.shape.features) })

/** The values of the form. */
export type TrailerValues = z.input<typeof TrailerForm>

/** Initial values for a trailer, or for a new one. */
export function valuesOf(trailer: Trailer | null): Required<TrailerValues> {
  return {
    name: trailer?.name ?? '',
    description: trailer?.description ?? '',
    size: trailer?.size ?? '',
    status: trailer?.status ?? TrailerStatus.enum.available,
    location: trailer?.location ?? '',
    rental_price_daily: trailer?.rental_price_daily ?? 0,
    rental_price_weekly: trailer?.rental_price_weekly ?? 0,
    rental_price_monthly: trailer?.rental_price_monthly ?? 0,
    buffer_days: trailer?.buffer_days ?? 0,
    image_url: trailer?.image_url ?? '',
    features: trailer?.features ?? [],
    equipment: trailer?.equipment ?? [],
  }
}

/** The fields of the form; `ofStatus` is the note on the status. */
export function fieldsOf(context: FieldContext, ofStatus: ReactNode): readonly Field<keyof TrailerValues>[] {
  return [
    { kind: 'text', name: 'name', label: 'Name', required: true, half: true },
    { ...statusField(TRAILER_LOOKS), note: ofStatus },
    { kind: 'textarea', name: 'description', label: 'Description' },
    { kind: 'text', name: 'size', label: 'Size', hint: 'As in “5m”: visitors also read the feet.', half: true },
    { kind: 'text', name: 'location', label: 'Location', half: true },
    {
      kind: 'price-group',
      name: 'rental_price_daily',
      label: 'Rental rates',
      hint: 'A rate of 0 is shown as “Price on request”.',
      prices: [
        { name: 'rental_price_daily', label: 'Daily' },
        { name: 'rental_price_weekly', label: 'Weekly' },
        { name: 'rental_price_monthly', label: 'Monthly' },
      ],
    },
    {
      kind: 'number',
      name: 'buffer_days',
      label: 'Days between rentals',
      hint: 'Kept free after each rental, to clean the trailer and bring it back. Visitors cannot ask for them.',
      min: 0,
      max: 60,
      step: 1,
      unit: 'days',
    },
    imageField(context),
    { kind: 'list', name: 'features', label: 'Features', noun: 'feature', max: MAX_FEATURES },
    ...equipmentFields('equipment', 'Equipment', context),
  ]
}
