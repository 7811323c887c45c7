import css from './select-filter.module.css'

interface Props {
  /** For screen readers; on screen the first option says the same. */
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Filters a list by one of several values. */
export function SelectFilter({ label, value, options, onChange }: Props) {
  return (
    <select className={css.filter} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
