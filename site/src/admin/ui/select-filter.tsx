import css from './select-filter.module.css'

interface Props {
  /** Told to those who listen; the first option says it to those who see. */
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Narrows a list by one of several values. */
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
