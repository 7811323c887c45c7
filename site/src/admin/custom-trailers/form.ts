import type * as z from 'zod'
import { type CustomTrailer, CustomTrailerInput, CustomTrailerStatus } from '#contract/catalogue/custom-trailer'
import { MAX_FEATURES, MAX_SIZES } from '#contract/text/limits'
import { equipmentFields, imageField, statusField } from '../catalogue/fields.ts'
import type { FieldContext, Statuses } from '../catalogue/kind.ts'
import type { Field } from '../ui/form/fields.ts'
import { typedLines } from '../ui/form/list-rules.ts'

/** Validates the form: the call's payload, without blank sizes and features. */
export const ModelForm = CustomTrailerInput.extend({
  sizes: typedLines(CustomTrailerInput.shape.sizes),
  features: typedLines(CustomTrailerInput.shape.features),
})

/** The values of the form. */
export type ModelValues = z.input<typeof ModelForm>

/** Initial values for a model, or for a new one. */
export function valuesOf(model: CustomTrailer | null): Required<ModelValues> {
  return {
    name: model?.name ?? '',
    description: model?.description ?? '',
    dimensions: model?.dimensions ?? '',
    status: model?.status ?? CustomTrailerStatus.enum.available,
    price: model?.price ?? 0,
    image_url: model?.image_url ?? '',
    sizes: model?.sizes ?? ['4m', '5m', '6m'],
    features: model?.features ?? [],
    available_equipment: model?.available_equipment ?? [],
  }
}

/** The fields of the form that changes `edited`, or adds a model. */
export function fieldsOf(
  context: FieldContext,
  statuses: Statuses,
  edited: CustomTrailer | null,
): readonly Field<keyof ModelValues>[] {
  const offersNothing = edited && !edited.offers_all && edited.available_equipment.length === 0
  const whenNone = offersNothing
    ? 'What this model offered was deleted, so the configurator offers nothing for it. Choose other pieces.'
    : 'With none chosen, the configurator offers the whole catalog for this model.'
  return [
    { kind: 'text', name: 'name', label: 'Name', required: true, half: true },
    statusField(statuses),
    { kind: 'textarea', name: 'description', label: 'Description' },
    { kind: 'text', name: 'dimensions', label: 'Dimensions', half: true },
    {
      kind: 'price-group',
      name: 'price',
      label: 'Base price',
      hint: '0 is shown as “Price on request”.',
      half: true,
      prices: [{ name: 'price', label: 'Base price' }],
    },
    imageField(context),
    { kind: 'list', name: 'sizes', label: 'Sizes', noun: 'size', max: MAX_SIZES },
    { kind: 'list', name: 'features', label: 'Features', noun: 'feature', max: MAX_FEATURES },
    ...equipmentFields('available_equipment', 'Available equipment', context, whenNone),
  ]
}
