import { momentInWords } from '../time.ts'
import type { DecidedRequest, Desk } from './desk.ts'
import css from './history.module.css'

interface Props<S extends string> {
  desk: Desk<S>
  request: DecidedRequest<S>
}

/** The history of a request: what was decided, by whom and when, newest first. */
export function RequestHistory<S extends string>({ desk, request }: Props<S>) {
  return (
    <section className={css.history}>
      <h3 className={css.title}>History</h3>
      <ol className={css.list}>
        {request.history.toReversed().map(({ from, to, by, at, reason }) => (
          <li key={`${at} ${to}`} className={css.entry} data-tone={desk.looks[to].tone}>
            <p>
              {desk.looks[from].label} → <strong>{desk.looks[to].label}</strong>
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
            <time dateTime={request.created_at}>{momentInWords(request.created_at)}</time>
          </p>
        </li>
      </ol>
    </section>
  )
}
