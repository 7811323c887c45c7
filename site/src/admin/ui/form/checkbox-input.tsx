import { useFormContext } from 'react-hook-form'
import css from './field.module.css'
import { useField } from './field-frame.tsx'
import type { CheckboxSpec } from './fields.ts'

/** Yes or no. */
export function CheckboxInput({ field }: { field: CheckboxSpec }) {
  const { name, label, hint, locked } = field
  const { id, problem, aria } = useField(field)
  const { register } = useFormContext()
  return (
    <div className={css.field}>
      <label className={css.check}>
        <input {...register(name)} {...aria} type="checkbox" disabled={locked !== undefined} />
        {label}
      </label>
      {(locked || hint) && (
        <p id={`${id}-hint`} className={css.hint}>
          {locked ?? hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={css.error}>
          {problem}
        </p>
      )}
    </div>
  )
}
