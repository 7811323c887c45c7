import { useStore } from '@nanostores/react'
import type { RentalFields, RentalForm } from '../../stores/rental-form.ts'
import { TextField as Field, type FieldLook } from '../forms/text-field.tsx'

interface Props extends FieldLook {
  form: RentalForm
  name: Exclude<keyof RentalFields, 'delivery_required'>
}

/** A text field of the rental request. */
export function TextField({ form, name, ...look }: Props) {
  const value = useStore(form.$fields)[name]
  const issues = useStore(form.$issues)
  const onText = (text: string) => form.change({ [name]: text })
  return <Field {...look} name={name} value={value} issues={issues} onText={onText} />
}
