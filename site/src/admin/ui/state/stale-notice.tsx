import { adviceOf } from '../../api/api-error.ts'
import { Button } from '../button.tsx'
import { useFocusHandover } from '../use-focus-handover.ts'
import { Notice } from './notice.tsx'
import css from './stale-notice.module.css'

interface Props {
  error: unknown
  busy: boolean
  onRetry: () => void
}

/** Shown over data that could not be reloaded. */
export function StaleNotice({ error, busy, onRetry }: Props) {
  const stale = useFocusHandover<HTMLDivElement>()
  return (
    <div ref={stale} className={css.stale}>
      <Notice tone="stop" title="What you see may be out of date">
        <p>It could not be loaded again. {adviceOf(error)}</p>
        <Button busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      </Notice>
    </div>
  )
}
