import type { Rental } from '#contract/rental'
import { momentInWords } from '../time.ts'
import css from './history.module.css'
import { STATUS } from './words.ts'

/** What became of a request, who decided it and when; newest first. */
export function RentalHistory({ rental }: { rental: Rental }) {
  return (
    <section className={css.history}>
      <h3 className={css.title}>History</h3>
      <ol className={css.list}>
        {rental.history.toReversed().map(({ from, to, by, at, reason }) => (
          <li key={`${at} ${to}`} className={css.entry} data-tone={STATUS[to].tone}>
            <p>
              {STATUS[from].label} → <strong>{STATUS[to].label}</strong>
            </p>
            <p className={css.who}>
              {by}, <time dateTime={at}>{momentInWords(at)}</time>
            </p>
            {reason && <p className={css.reason}>“{reason}”</p>}
          </li>
        ))}
        <li className={css.entry}>
          <p>Request received</p>
          <p className={css.who}>
            <time dateTime={rental.created_at}>{momentInWords(rental.created_at)}</time>
          </p>
        </li>
      </ol>
    </section>
  )
}
