import { describe, expect, test } from 'vitest'
import type { AuditNoun } from '#contract/activity'
import { BUSINESS_FIELDS } from '../business-info/form-sections.ts'
import { fieldsOf as modelFields } from '../custom-trailers/form.ts'
import { fieldsOf as equipmentFields } from '../equipment/form.ts'
import { fieldsOf as trailerFields } from '../rental-trailers/form.ts'
import { STAFF_NOTES } from '../requests/edit-fields.ts'
import type { Field } from '../ui/form/fields.ts'
import { changesOf } from './changes.ts'

const context = { image: {}, equipment: [] }

const FORMS = {
  trailer: trailerFields(context, null),
  custom_trailer: modelFields(context, {}, null),
  equipment: equipmentFields([]),
  business_info: BUSINESS_FIELDS,
  rental: [STAFF_NOTES],
} as const satisfies Partial<Record<AuditNoun, readonly Field[]>>

interface Labelled {
  name: string
  label: string
}

function labelled(field: Field): readonly Labelled[] {
  if (field.kind === 'selected-equipment') return []
  if (field.kind !== 'price-group') return [field]
  const { prices } = field
  // In a group of several prices, the form shows the group's name above each label.
  return prices.length > 1 ? prices.map(({ name, label }) => ({ name, label: `${label} rate` })) : prices
}

describe('the audit trail calls a field as its form does', () => {
  const cases = Object.entries(FORMS).flatMap(([noun, fields]) =>
    fields.flatMap(labelled).map(({ name, label }) => [noun, name, label] as const),
  )
  test.each(cases)('of a %s: %s', (noun, name, label) => {
    const [change] = changesOf({ noun, before: null, after: { [name]: 'x' }, names: {} })
    expect(change?.field).toBe(label)
  })
})
