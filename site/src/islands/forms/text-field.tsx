import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { Issue } from '#contract/wire'
import { FieldError } from './field-error.tsx'
import styles from './forms.module.css'

/** How a text field looks and what it asks for. */
export interface FieldOptions {
  label: string
  hint?: string
  optional?: boolean
  type?: 'text' | 'email' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** For a name: how a phone's keyboard begins each word. */
  autoCapitalize?: 'words'
  /** Number of lines of a multi-line field. */
  rows?: number
  /** Common answers, to pick or overwrite. */
  suggestions?: readonly string[]
}

interface Props extends FieldOptions {
  name: string
  value: string
  issues: readonly Issue[]
  /** While it is sent: what was typed meanwhile would not go along. */
  readOnly: boolean
  onText: (text: string) => void
}

/** A labelled text field with its error under it. */
export function TextField(props: Props) {
  const { name, value, issues, onText, label, hint, optional, type = 'text', rows, suggestions, ...rest } = props
  const issue = issues.find(({ path }) => path === name)
  const shared = {
    ...rest,
    id: name,
    name,
    value,
    required: !optional,
    list: suggestions && `${name}-list`,
    'aria-invalid': issue ? true : undefined,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  }
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {suggestions && (
        <datalist id={`${name}-list`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError name={name} issue={issue} />
    </div>
  )
}
