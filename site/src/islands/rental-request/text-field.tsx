import { useStore } from '@nanostores/react'
import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from 'react'
import type { RentalFields, RentalForm } from '../../stores/rental-form.ts'
import { FieldError } from './field-error.tsx'
import styles from './request-form.module.css'

interface Props {
  form: RentalForm
  name: Exclude<keyof RentalFields, 'delivery_required'>
  label: string
  hint?: string
  optional?: boolean
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'email' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Lines of a field of several lines. */
  rows?: number
}

/** A labelled text field with its error under it. */
export function TextField({ form, name, label, hint, optional, type = 'text', rows, ...rest }: Props) {
  const value = useStore(form.$fields)[name]
  const issue = useStore(form.$issues).find(({ path }) => path === name)
  const shared = {
    ...rest,
    id: name,
    name,
    value,
    required: !optional,
    'aria-invalid': issue ? true : undefined,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.change({ [name]: event.target.value }),
  }
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError name={name} issue={issue} />
    </div>
  )
}
