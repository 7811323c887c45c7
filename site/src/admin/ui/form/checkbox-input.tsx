import { useFormContext } from 'react-hook-form'
import css from './field.module.css'
import { FieldNotes, useField } from './field-frame.tsx'
import type { CheckboxSpec } from './fields.ts'

/** Yes or no. */
export function CheckboxInput({ field }: { field: CheckboxSpec }) {
  const { name, label, locked } = field
  const { id, problem, aria } = useField(field)
  const { register } = useFormContext()
  return (
    <div className={css.field}>
      <label className={css.check}>
        <input {...register(name)} {...aria} type="checkbox" disabled={locked !== undefined} />
        {label}
      </label>
      <FieldNotes field={field} id={id} problem={problem} />
    </div>
  )
}
