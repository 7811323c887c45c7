import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { RevealButton } from '../reveal-button.tsx'
import css from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { TextareaSpec, TextSpec } from './fields.ts'
import { useLinkedDay } from './use-linked-day.ts'

/** One line of text; a password can be shown while it is typed. */
export function TextInput({ field }: { field: TextSpec }) {
  const { name, type = 'text', required, locked, autoComplete = 'off', inputMode, suggestions, movesAlong } = field
  const { id, problem, aria } = useField(field)
  const { register, clearErrors } = useFormContext()
  const along = useLinkedDay(name, movesAlong)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame field={field} id={id} problem={problem}>
      <div className={css.with} data-toggled={type === 'password'}>
        <input
          {...register(name, {
            onChange: () => {
              clearErrors(name)
              along.move()
            },
          })}
          {...aria}
          id={id}
          className={css.input}
          onFocus={along.note}
          type={type === 'password' && shown ? 'text' : type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          aria-required={required}
          readOnly={locked !== undefined}
          list={suggestions && `${id}-list`}
          {...(type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false })}
        />
        {type === 'password' && <RevealButton label={field.label} shown={shown} onToggle={() => setShown(!shown)} />}
        {suggestions && (
          <datalist id={`${id}-list`}>
            {suggestions.map((words) => (
              <option key={words} value={words} />
            ))}
          </datalist>
        )}
      </div>
    </FieldFrame>
  )
}

/** Text of several lines. */
export function TextareaInput({ field }: { field: TextareaSpec }) {
  const { name, rows = 4, required, locked } = field
  const { id, problem, aria } = useField(field)
  const { register, clearErrors } = useFormContext()
  return (
    <FieldFrame field={field} id={id} problem={problem}>
      <textarea
        {...register(name, { onChange: () => clearErrors(name) })}
        {...aria}
        id={id}
        className={css.input}
        rows={rows}
        aria-required={required}
        readOnly={locked !== undefined}
      />
    </FieldFrame>
  )
}
