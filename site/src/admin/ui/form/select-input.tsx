import { useController } from 'react-hook-form'
import css from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { SelectSpec } from './fields.ts'

/** One of a few choices; the form's value is the option's own, which need not be text. */
export function SelectInput({ field }: { field: SelectSpec }) {
  const { name, options, required, locked } = field
  const { id, problem, aria } = useField(field)
  const { field: held } = useController({ name })
  const chosen = options.findIndex(({ value }) => value === (held.value ?? null))
  return (
    <FieldFrame field={field} id={id} problem={problem}>
      <select
        {...aria}
        ref={held.ref}
        id={id}
        className={css.input}
        value={chosen}
        disabled={locked !== undefined}
        aria-required={required}
        onBlur={held.onBlur}
        onChange={(event) => held.onChange(options[Number(event.target.value)]?.value)}
      >
        {chosen === -1 && <option value={-1}>Choose…</option>}
        {options.map(({ value, label, disabled }, place) => (
          <option key={String(value)} value={place} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
