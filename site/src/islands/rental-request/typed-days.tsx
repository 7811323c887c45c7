import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Day } from '#contract/wire'
import { isDay, lastOfMonth } from '#domain/days'
import { MONTHS_AHEAD } from '../../stores/calendar-pages.ts'
import type { RentalDates } from '../../stores/rental-dates.ts'
import type { RentalForm } from '../../stores/rental-form.ts'
import { FieldError } from '../forms/field-error.tsx'
import styles from './typed-days.module.css'

interface Props {
  dates: RentalDates
  form: RentalForm
  /** Called with a day that was typed, to turn the calendar to it. */
  onDay: (day: Day) => void
}

/** First and last day as date inputs, in step with the grid. */
export function TypedDays({ dates, form, onDay }: Props) {
  const today = useStore(dates.$today)
  const start = useStore(dates.$start)
  const end = useStore(dates.$end)

  // The calendar stays for a day that it cannot show, such as one of a wrong year: a press on one of its days, which leaves the input
  // first, would otherwise meet another month.
  function take(set: (day: Day | null) => void, day: Day | null) {
    set(day)
    if (day && day >= today && day <= lastDay(today)) onDay(day)
  }

  return (
    <div className={styles.typed}>
      <TypedDay
        label="First day"
        name="rental_start_date"
        day={start}
        earliest={today}
        form={form}
        onDay={(day) => take(dates.setStart, day)}
      />
      <TypedDay
        label="Last day"
        name="rental_end_date"
        day={end}
        earliest={start ?? today}
        form={form}
        onDay={(day) => take(dates.setEnd, day)}
      />
    </div>
  )
}

const lastDay = (from: Day) => lastOfMonth(from, MONTHS_AHEAD)

interface DayProps {
  label: string
  name: 'rental_start_date' | 'rental_end_date'
  day: Day | null
  earliest: Day
  form: RentalForm
  onDay: (day: Day | null) => void
}

function TypedDay({ label, name, day, earliest, form, onDay }: DayProps) {
  const [text, setText] = useState('')
  const [known, setKnown] = useState<Day | null>(null)
  const issue = useStore(form.$issues).find(({ path }) => path === name)
  if (known !== day) {
    setKnown(day)
    setText(day ?? '')
  }

  // While a year is being typed, the input's value is 0002, 0020, 0202: such a day waits until the visitor leaves the input.
  // Firefox accepts up to six digits, which is not a valid day here.
  function type(value: string) {
    setText(value)
    if (value === '' || (value >= earliest && isDay(value))) onDay(value || null)
  }

  function leave() {
    if (text !== (day ?? '')) onDay(isDay(text) ? text : null)
  }

  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        type="date"
        id={name}
        name={name}
        value={text}
        min={earliest}
        max={lastDay(earliest)}
        aria-invalid={issue ? true : undefined}
        aria-describedby={`${name}-error dates-note`}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <FieldError name={name} issue={issue} />
    </div>
  )
}
