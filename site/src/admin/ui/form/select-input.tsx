import { useState } from 'react'
import { useController } from 'react-hook-form'
import { formatNumber } from '#contract/text/number-format'
import css from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { SelectSpec } from './fields.ts'
import { foundOptions, listedOptions } from './found-options.ts'
import { OptionSearch } from './option-search.tsx'

/** Options beyond which a list is searched rather than read through. */
const MANY = 20

/** One of a few choices, or of many that can be searched; the form's value is the option's own, which need not be text. */
export function SelectInput({ field }: { field: SelectSpec }) {
  const { name, options, required, locked, search } = field
  const { id, problem, aria } = useField(field)
  const { field: held } = useController({ name })
  const [typed, setTyped] = useState('')
  const isSearched = search !== undefined && options.length > MANY && locked === undefined
  const found = isSearched ? foundOptions(options, typed) : options
  const chosen = options.find(({ value }) => value === (held.value ?? null))
  const listed = isSearched ? listedOptions(found, chosen) : options
  const left = found.filter((option) => !listed.includes(option)).length
  return (
    <FieldFrame field={field} id={id} problem={problem}>
      {isSearched && (
        <OptionSearch
          label={search}
          typed={typed}
          onType={setTyped}
          found={found}
          onChoose={({ value }) => {
            setTyped('')
            held.onChange(value)
          }}
        />
      )}
      <select
        {...aria}
        ref={held.ref}
        id={id}
        className={css.input}
        value={chosen ? options.indexOf(chosen) : -1}
        disabled={locked !== undefined}
        aria-required={required}
        onBlur={held.onBlur}
        onChange={(event) => held.onChange(options[Number(event.target.value)]?.value)}
      >
        {chosen === undefined && <option value={-1}>Choose…</option>}
        {listed.map((option) => (
          <option key={String(option.value)} value={options.indexOf(option)} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {left > 0 && <option disabled>{`${formatNumber(left)} more: search for them above`}</option>}
      </select>
    </FieldFrame>
  )
}
