import type { SystemStatus } from '#contract/status'
import { formatNumber } from '#contract/text/number-format'
import { Age } from '../ui/age.tsx'
import { TitledCard } from '../ui/panel/titled-card.tsx'
import css from './system-status.module.css'

interface Props {
  mails: SystemStatus['mails']
  /** When the mail that has waited longest was written. */
  oldest: string | null
}

const ROWS = [
  { status: 'queued', label: 'Waiting to be sent' },
  { status: 'failed', label: 'Given up' },
  { status: 'sent', label: 'Sent' },
] as const

/** How many mails are in which state. */
export function MailQueue({ mails, oldest }: Props) {
  const aside = oldest && (
    <span className={css.aside}>
      Oldest waiting: <Age instant={oldest} />
    </span>
  )
  return (
    <TitledCard title="E-mails" aside={aside}>
      <ul className={css.rows}>
        {ROWS.map(({ status, label }) => (
          <li key={status} className={css.row} data-bad={status === 'failed' && mails.failed > 0}>
            <span className={css.name}>{label}</span>
            <span className={css.figure}>{formatNumber(mails[status])}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
