import { useFormContext } from 'react-hook-form'
import css from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { FileSpec } from './fields.ts'

/** A file, which the form holds as the browser's list of one. */
export function FileInput({ field }: { field: FileSpec }) {
  const { name, accept, required, locked } = field
  const { id, problem, aria } = useField(field)
  const { register, clearErrors } = useFormContext()
  return (
    <FieldFrame field={field} id={id} problem={problem}>
      <input
        {...register(name, { onChange: () => clearErrors(name) })}
        {...aria}
        id={id}
        className={css.input}
        type="file"
        accept={accept}
        required={required}
        disabled={locked !== undefined}
      />
    </FieldFrame>
  )
}
