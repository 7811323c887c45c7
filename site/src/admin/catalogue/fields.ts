import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'
import type { EquipmentSelectorSpec, ImageSpec, SelectedEquipmentSpec, SelectSpec } from '../ui/form/fields.ts'
import type { FieldContext, Statuses } from './kind.ts'

/** The field for a status. */
export function statusField(statuses: Statuses): SelectSpec<'status'> {
  const options = Object.entries(statuses).map(([value, { label }]) => ({ value, label }))
  return { kind: 'select', name: 'status', label: 'Status', options, required: true, half: true }
}

/** The field for a record's picture. */
export function imageField({ image }: Pick<FieldContext, 'image'>): ImageSpec<'image_url'> {
  return {
    kind: 'image',
    name: 'image_url',
    label: 'Image',
    required: true,
    hint: whatFits(image),
    drawn: { address: PLACEHOLDER_IMAGE, label: 'Use a drawn trailer' },
    ...image,
  }
}

// The accepted file types matter only to an account that may upload.
function whatFits({ upload, picker }: FieldContext['image']): string {
  if (upload) return 'JPG, PNG, WebP or SVG, 15 MB at most.'
  const address = 'an address that begins with https://, or with / for a picture of this site.'
  return picker ? `A picture from the library, or ${address}` : `Enter ${address}`
}

/** The fields that choose a record's equipment and list what is chosen; none if the equipment cannot be shown. */
export function equipmentFields<N extends string>(
  name: N,
  label: string,
  { equipment }: Pick<FieldContext, 'equipment'>,
  hint?: string,
): (EquipmentSelectorSpec<N> | SelectedEquipmentSpec<N>)[] {
  if (equipment === null) return []
  return [
    { kind: 'equipment-selector', name, label, items: equipment, ...(hint && { hint }) },
    { kind: 'selected-equipment', name, label: `Selected ${label.toLowerCase()}`, items: equipment },
  ]
}
