import type * as z from 'zod'
import type { Equipment, EquipmentInput } from '#contract/catalogue/equipment'
import type { Field } from '../ui/form/fields.ts'
import { PLACE_WORDS } from './words.ts'

/** The values of the form. */
export type EquipmentValues = z.input<typeof EquipmentInput>

/** Initial values for a piece, or for a new one. */
export function valuesOf(piece: Equipment | null): Required<EquipmentValues> {
  return {
    name: piece?.name ?? '',
    category: piece?.category ?? '',
    price: piece?.price ?? 0,
    info: piece?.info ?? '',
    description: piece?.description ?? '',
    dimensions: piece?.dimensions ?? '',
    watts: piece?.watts ?? null,
    starting_watts: piece?.starting_watts ?? null,
    amps: piece?.amps ?? null,
    volts: piece?.volts ?? null,
    place: piece?.place ?? null,
  }
}

const PLACES = [
  { value: null, label: 'Not given' },
  ...Object.entries(PLACE_WORDS).map(([value, label]) => ({ value, label })),
]

/** The fields of the form; `categories` are suggestions, and any other can be typed. */
export function fieldsOf(categories: readonly string[]): readonly Field<keyof EquipmentValues>[] {
  const figure = { kind: 'number', min: 0, nullable: true, half: true } as const
  return [
    { kind: 'text', name: 'name', label: 'Name', required: true },
    { kind: 'text', name: 'category', label: 'Category', required: true, half: true, suggestions: categories },
    {
      kind: 'number',
      name: 'price',
      label: 'Price',
      min: 0,
      step: 0.01,
      money: '€',
      half: true,
      hint: '0 is shown as “Price on request”.',
    },
    { kind: 'text', name: 'info', label: 'Specifications' },
    { kind: 'textarea', name: 'description', label: 'Description' },
    { kind: 'text', name: 'dimensions', label: 'Dimensions', hint: 'As in “80 × 70 × 90 cm”.', half: true },
    { kind: 'select', name: 'place', label: 'Place in the trailer', options: PLACES, half: true },
    { ...figure, name: 'watts', label: 'Watts', unit: 'W' },
    { ...figure, name: 'starting_watts', label: 'Starting watts', unit: 'W' },
    { ...figure, name: 'amps', label: 'Amps', unit: 'A' },
    { ...figure, name: 'volts', label: 'Volts', unit: 'V' },
  ]
}
