import { useStore } from '@nanostores/react'
import { dayInWords } from '#domain/days'
import type { RentalDates } from '../../stores/rental-dates.ts'
import { choiceInWords } from '../../views/rental/words.ts'
import styles from './dates-note.module.css'

interface Props {
  dates: RentalDates
  /** Called when the days were cleared, which removes the button. */
  onClear: () => void
}

/** The calendar's message, on screen and to screen readers: what to do next, what is chosen, or why a day was rejected. */
export function DatesNote({ dates, onClear }: Props) {
  const [start, end] = [useStore(dates.$start), useStore(dates.$end)]
  const [days, quote] = [useStore(dates.$days), useStore(dates.$quote)]
  const refusal = useStore(dates.$refusal)
  const problem = useStore(dates.$problem)
  const message = refusal?.reason ?? problem
  const restart = refusal?.restart ?? null

  function act() {
    dates.restart(restart)
    if (!restart) onClear()
  }

  return (
    <div className={styles.note} data-tone={message ? 'stop' : null}>
      <p role="status" id="dates-note">
        {/* Replaced each time a day is rejected, since screen readers announce only what changes. */}
        <span key={refusal?.nth}>{message ?? choiceInWords(start, end, days, quote)}</span>
      </p>
      {(restart || start) && (
        <button type="button" onClick={act}>
          {restart ? `Start on ${dayInWords(restart)} instead` : 'Clear days'}
        </button>
      )}
    </div>
  )
}
