import css from './toolbar.module.css'

const LOOKS = [
  { look: 'approved', label: 'Approved' },
  { look: 'pending', label: 'Pending' },
  { look: 'completed', label: 'Completed' },
  { look: 'kept', label: 'Kept free' },
  { look: 'maintenance', label: 'Maintenance' },
] as const

/** What the bars of the calendar mean. */
export function Legend() {
  return (
    <ul className={css.legend} aria-label="Legend">
      {LOOKS.map(({ look, label }) => (
        <li key={look}>
          <span className={css.sample} data-look={look} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  )
}
