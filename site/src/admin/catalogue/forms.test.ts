import { expect, test } from 'vitest'
import { fieldsOf as modelFields, valuesOf as modelValues } from '../custom-trailers/form.ts'
import { fieldsOf as equipmentFields, valuesOf as equipmentValues } from '../equipment/form.ts'
import { fieldsOf as trailerFields, valuesOf as trailerValues } from '../rental-trailers/form.ts'
import type { Field } from '../ui/form/fields.ts'

const context = { image: {}, equipment: [] }

const FORMS = [
  ['trailer', trailerValues(null), trailerFields(context, null)],
  ['model', modelValues(null), modelFields(context, {}, null)],
  ['piece of equipment', equipmentValues(null), equipmentFields([])],
] as const satisfies readonly (readonly [string, object, readonly Field[]])[]

const namesIn = (field: Field) => (field.kind === 'price-group' ? field.prices.map(({ name }) => name) : [field.name])

// The compiler demands a value of every column; one without a field would be stored, and no staff could ever change it.
test.each(FORMS)('the form of a %s has a field for each of its values', (_, values, fields) => {
  expect(new Set(fields.flatMap(namesIn))).toEqual(new Set(Object.keys(values)))
})
