import { momentInWords } from '#domain/moments'
import { ValueChanges } from '../audit/value-changes.tsx'
import section from '../ui/panel/panel-section.module.css'
import type { DecidedRequest, Desk } from './desk.ts'
import { eventsOf } from './events.ts'
import css from './history.module.css'

interface Props<S extends string> {
  desk: Desk<S>
  request: DecidedRequest<S>
}

/** The history of a request: what was decided or agreed, by whom and when, newest first. */
export function RequestHistory<S extends string>({ desk, request }: Props<S>) {
  return (
    <section className={css.history}>
      <h3 className={section.title}>History</h3>
      <ol className={css.list}>
        {eventsOf(desk, request).map(({ at, from, what, tone, by, reason, changes }) => (
          <li key={`${at} ${what}`} className={css.entry} data-tone={tone}>
            <p>
              {from ? (
                <>
                  {from} → <strong>{what}</strong>
                </>
              ) : (
                what
              )}
            </p>
            <p className={css.who}>
              {by && `${by}, `}
              <time dateTime={at}>{momentInWords(at)}</time>
            </p>
            {changes && <ValueChanges changes={changes} />}
            {reason && <p className={css.reason}>“{reason}”</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
