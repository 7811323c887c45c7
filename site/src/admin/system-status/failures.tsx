import type { RecentFailure } from '#contract/status'
import { formatNumber } from '#contract/text/number-format'
import { sectionHref } from '../router.ts'
import { Age } from '../ui/age.tsx'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './system-status.module.css'

/** The newest errors of the last 24 hours. */
export function Failures({ count, failures }: { count: number; failures: readonly RecentFailure[] }) {
  const aside = <a href={sectionHref('error-logs')}>All error logs</a>
  return (
    <TitledCard title={`Failures of the last day: ${formatNumber(count)}`} aside={aside}>
      {failures.length === 0 && <p className={css.none}>None. Every call was answered as it should be.</p>}
      <ul className={css.rows}>
        {failures.map(({ id, timestamp, environment, message, status_code, request_id }) => (
          <li key={id} className={css.row}>
            <span className={css.name}>{message}</span>
            <span className={css.figure}>
              <Age instant={timestamp} />
            </span>
            <p className={css.detail}>{[environment, status_code, request_id].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
