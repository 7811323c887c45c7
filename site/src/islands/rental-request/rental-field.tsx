import { useStore } from '@nanostores/react'
import type { RentalFields, RentalForm } from '../../stores/rental-form.ts'
import { type FieldOptions, TextField } from '../forms/text-field.tsx'

interface Props extends FieldOptions {
  form: RentalForm
  name: Exclude<keyof RentalFields, 'delivery_required'>
}

/** A text field of the rental request. */
export function RentalField({ form, name, ...options }: Props) {
  const value = useStore(form.$fields)[name]
  const issues = useStore(form.$issues)
  const sending = useStore(form.$sending)
  const onText = (text: string) => form.change({ [name]: text })
  return <TextField {...options} name={name} value={value} issues={issues} readOnly={sending} onText={onText} />
}
