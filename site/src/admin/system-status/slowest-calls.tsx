import type { SlowCall } from '#contract/status'
import { formatNumber } from '#contract/text/number-format'
import { sectionHref } from '../router.ts'
import { durationInWords } from '../time.ts'
import { Age } from '../ui/age.tsx'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './system-status.module.css'

/** The calls of the last 24 hours that took longest. */
export function SlowestCalls({ count, calls }: { count: number; calls: readonly SlowCall[] }) {
  const aside = <a href={sectionHref('api-logs')}>All API logs</a>
  return (
    <TitledCard title={`Slowest of ${formatNumber(count)} calls of the last day`} aside={aside}>
      {calls.length === 0 && <p className={css.none}>No call has been logged.</p>}
      <ul className={css.rows}>
        {calls.map(({ id, method, path, status_code, response_time, timestamp }) => (
          <li key={id} className={css.row}>
            <span className={css.name}>
              {method} {path} <span className={`${css.soft} ${css.status}`}>{status_code}</span>
            </span>
            <span className={css.figure}>
              <Age instant={timestamp} />
            </span>
            <strong className={css.figure}>{durationInWords(response_time)}</strong>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
