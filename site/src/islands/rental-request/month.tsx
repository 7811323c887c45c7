import { useStore } from '@nanostores/react'
import type { Day } from '#contract/wire'
import { dayOfMonth, isWeekOver, monthInWords, WEEKDAYS, weeksOfMonth } from '#domain/days'
import type { RentalDates } from '../../stores/rental-dates.ts'
import { dayCell } from '../../views/rental/calendar-day.ts'
import styles from './month.module.css'

interface Props {
  /** First day of the month. */
  month: Day
  focused: Day
  dates: RentalDates
}

/** One month as a grid of days. Weeks that are past are only there to look at, in a wide window. */
export function Month({ month, focused, dates }: Props) {
  const view = {
    today: useStore(dates.$today),
    booked: useStore(dates.$booked),
    highlighted: useStore(dates.$highlighted),
    open: useStore(dates.$end) === null,
  }
  const title = `month-${month}`

  function cell(day: Day) {
    const { state, part, chosen, label } = dayCell(day, view)
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
      <td key={day} aria-selected={chosen} data-state={state} data-part={part} data-preview={(part && !chosen) || null}>
        <button
          type="button"
          data-day={day}
          data-today={day === view.today || null}
          tabIndex={day === focused ? 0 : -1}
          aria-label={label}
          aria-disabled={state !== 'free' || undefined}
        >
          {dayOfMonth(day)}
        </button>
      </td>
    )
  }

  return (
    <div className={styles.month}>
      <h3 id={title}>{monthInWords(month)}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the WAI-ARIA practices */}
      <table role="grid" aria-labelledby={title}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => {
            const past = isWeekOver(week, view.today)
            return (
              <tr key={week.join()} className={past ? styles.past : undefined} aria-hidden={past || undefined}>
                {week.map((day, column) =>
                  day && !past ? cell(day) : <td key={WEEKDAYS[column]}>{day && dayOfMonth(day)}</td>,
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
