import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '#contract/wire'
import { firstOfMonth, monthInWords } from '#domain/days'
import { dayAfterKey } from '../../stores/calendar-keys.ts'
import { type CalendarPages, MONTHS_AHEAD } from '../../stores/calendar-pages.ts'
import type { RentalDates } from '../../stores/rental-dates.ts'
import type { RentalForm } from '../../stores/rental-form.ts'
import styles from './calendar.module.css'
import { DatesNote } from './dates-note.tsx'
import { Month } from './month.tsx'
import { MonthButton } from './month-button.tsx'
import { TypedDays } from './typed-days.tsx'
import { useTwoMonths } from './use-two-months.ts'

interface Props {
  dates: RentalDates
  pages: CalendarPages
  form: RentalForm
}

function onDay(target: EventTarget, act: (day: Day) => void) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  if (cell?.dataset.day) act(cell.dataset.day)
}

/** One or two months of days to pick from (WAI-ARIA date grid), and the same days to type. */
export function Calendar({ dates, pages, form }: Props) {
  const focused = useStore(pages.$focused)
  const month = useStore(pages.$month)
  const next = firstOfMonth(month, 1)
  const today = useStore(dates.$today)
  const months = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  const wide = useTwoMonths()
  const shown = pages.shown(wide)
  const [turnedTo, setTurnedTo] = useState('')

  // A layout effect, so that the focus is there before the next key press.
  useLayoutEffect(() => {
    if (byKey.current) months.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    byKey.current = false
  }, [focused])

  // In a window that has become narrow, the month of the tab stop stays in view.
  useLayoutEffect(() => pages.focus(pages.$focused.get(), wide), [pages, wide])

  // Said to screen readers: the focus stays on the button, which changes nothing about itself.
  function turn(by: number) {
    pages.turn(by, wide)
    const first = pages.$month.get()
    setTurnedTo(monthInWords(first) + (pages.shown(wide) === 2 ? ` and ${monthInWords(firstOfMonth(first, 1))}` : ''))
  }

  function enter() {
    months.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }

  function move(event: KeyboardEvent) {
    // Those belong to the browser, such as Alt and an arrow to go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const day = dayAfterKey(focused, event.key, event.shiftKey)
    if (!day) return
    event.preventDefault()
    byKey.current = true
    pages.focus(day, wide)
  }

  return (
    <section className={styles.calendar} aria-labelledby="days-title">
      <h2 id="days-title">Choose your days</h2>
      <TypedDays dates={dates} form={form} onDay={(day) => pages.focus(day, wide)} />
      <div className={styles.pages}>
        <MonthButton label="Earlier month" isAtEnd={month <= firstOfMonth(today)} onPress={() => turn(-1)} />
        <MonthButton label="Later month" isAtEnd={month >= firstOfMonth(today, MONTHS_AHEAD)} onPress={() => turn(1)} />
        {/* Handled here, since separate listeners for sixty days would take long to hydrate. */}
        {/* biome-ignore lint/a11y: keys and pointer belong to the buttons inside */}
        <div
          ref={months}
          className={styles.months}
          data-joined={pages.shown(false) === 2 || null}
          onKeyDown={move}
          onClick={({ target }) => onDay(target, dates.pick)}
          onPointerOver={({ target }) => onDay(target, dates.hover)}
          onPointerLeave={() => dates.hover(null)}
          onFocus={({ target }) => {
            onDay(target, pages.stand)
            onDay(target, dates.hover)
          }}
        >
          <Month key={month} month={month} focused={focused} dates={dates} />
          {shown === 2 && <Month key={next} month={next} focused={focused} dates={dates} />}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {turnedTo}
      </p>
      <DatesNote dates={dates} onClear={enter} />
      <ul className={styles.legend}>
        <li data-sample="free">Free</li>
        <li data-sample="booked">Booked</li>
        <li data-sample="yours">Your days</li>
      </ul>
    </section>
  )
}
