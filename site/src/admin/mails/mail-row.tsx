import { Eye, RotateCw } from 'lucide-react'
import type { Mail } from '#contract/requests/mail'
import { Button } from '../ui/button.tsx'
import section from '../ui/panel/panel-section.module.css'
import { StateBadge } from '../ui/state-badge.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import css from './mails.module.css'
import { canRetry, isTooLate, LETTER, mailTimeInWords, stateLook } from './words.ts'

interface Props {
  mail: Mail
  mayRetry: boolean
  retrying: boolean
  onRetry: () => void
  onShow: () => void
}

/** One mail: what it is, to whom, and its state. */
export function MailRow({ mail, mayRetry, retrying, onRetry, onShow }: Props) {
  // The button that sends it again disappears with the failure.
  const row = useFocusFallback<HTMLLIElement>(canRetry(mail))
  return (
    <li ref={row} tabIndex={-1} className={section.box}>
      <p className={css.line}>
        <strong>{LETTER[mail.template]}</strong>
        <StateBadge look={stateLook(mail)} />
      </p>
      <p className={css.soft}>To {mail.recipient}</p>
      <p className={css.soft}>
        {mailTimeInWords(mail)}
        {mail.by && `, by ${mail.by}`}
      </p>
      {mail.error && <p className={css.error}>{mail.error}</p>}
      {isTooLate(mail) && <p className={css.soft}>It is outdated, so it cannot be sent again.</p>}
      <p className={css.line}>
        <Button icon={Eye} onClick={onShow} aria-label={`Show “${mail.subject}”`}>
          Show
        </Button>
        {canRetry(mail) && (
          <Button
            icon={RotateCw}
            busy={retrying}
            disabled={!mayRetry}
            onClick={onRetry}
            aria-label={`Retry “${mail.subject}”`}
          >
            Retry
          </Button>
        )}
      </p>
    </li>
  )
}
