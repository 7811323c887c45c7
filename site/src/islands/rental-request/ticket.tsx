import { useStore } from '@nanostores/react'
import type { Day } from '#contract/wire'
import { dayInWords, daysInWords } from '#domain/days'
import { quoteInWords } from '#domain/rental/price'
import type { RentalDates } from '../../stores/rental-dates.ts'
import { priceNoteInWords, quotePrice, spareInWords } from '../../views/rental/words.ts'
import styles from './ticket.module.css'

/** The rental so far, as a ticket: days, parts of the price, total. */
export function Ticket({ dates, name }: { dates: RentalDates; name: string }) {
  const days = useStore(dates.$days)
  const quote = useStore(dates.$quote)
  const problem = useStore(dates.$problem)
  const start = useStore(dates.$start)
  const end = useStore(dates.$end)
  const isKnown = days > 0 || dates.isOnRequest
  const spare = spareInWords(days, useStore(dates.$spare))
  return (
    <section className={`card ${styles.ticket}`} aria-labelledby="price-title">
      <div className="awning-stripe" aria-hidden="true" />
      <div className={styles.body}>
        <h2 id="price-title">Your rental</h2>
        <p className={styles.name}>{name}</p>
        {(start || end) && (
          <dl className={styles.rows}>
            <Row term="First day" day={start} />
            <Row term="Last day" day={end} />
            <div>
              <dt>Length</dt>
              <dd>{days ? daysInWords(days) : '–'}</dd>
            </div>
          </dl>
        )}
        {isKnown && (
          <div className={styles.sum}>
            <span>
              Estimated price
              {quote && <small>{quoteInWords(quote)}</small>}
            </span>
            <strong className="price" data-words={!quote || null}>
              {quotePrice(quote)}
            </strong>
          </div>
        )}
        {spare && <p className={styles.spare}>{spare}</p>}
        <p className={styles.small} data-tone={problem ? 'stop' : null}>
          {priceNoteInWords(days, quote, problem, dates.isOnRequest)}
        </p>
      </div>
    </section>
  )
}

function Row({ term, day }: { term: string; day: Day | null }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{day ? dayInWords(day) : '–'}</dd>
    </div>
  )
}
