import { useStore } from '@nanostores/react'
import { dayInWords } from '#domain/days'
import type { RentalDates } from '../../stores/rental-dates.ts'
import { choiceInWords } from '../../stores/rental-words.ts'
import styles from './calendar.module.css'

interface Props {
  dates: RentalDates
  /** Called when the days are gone, and the button with them. */
  onClear: () => void
}

/** What the calendar has to say, seen and heard: what to do next, what is chosen, or why a day was not taken. */
export function DatesNote({ dates, onClear }: Props) {
  const [start, end] = [useStore(dates.$start), useStore(dates.$end)]
  const [days, quote] = [useStore(dates.$days), useStore(dates.$quote)]
  const refusal = useStore(dates.$refusal)
  const problem = useStore(dates.$problem)
  const trouble = refusal?.reason ?? problem
  const restart = refusal?.restart ?? null

  function act() {
    dates.restart(restart)
    if (!restart) onClear()
  }

  return (
    <div className={styles.note} data-tone={trouble ? 'stop' : null}>
      <p role="status" id="dates-note">
        {trouble ?? choiceInWords(start, end, days, quote)}
      </p>
      {(restart || start) && (
        <button type="button" onClick={act}>
          {restart ? `Start on ${dayInWords(restart)} instead` : 'Clear dates'}
        </button>
      )}
    </div>
  )
}
