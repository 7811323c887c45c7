import { RotateCw, Unplug } from 'lucide-react'
import { ApiError, adviceOf } from '../../api/api-error.ts'
import { Button } from '../button.tsx'
import { useFocusHandover } from '../use-focus-handover.ts'
import css from './state.module.css'

interface Props {
  title: string
  error: unknown
  busy?: boolean
  onRetry: () => void
}

/** Says what could not be loaded and why, with a way to try again. */
export function ErrorState({ title, error, busy = false, onRetry }: Props) {
  const words = adviceOf(error)
  // The server's sentence about an internal error already contains the id.
  const requestId = error instanceof ApiError && !words.includes(error.requestId ?? '') ? error.requestId : undefined
  const state = useFocusHandover<HTMLDivElement>()
  return (
    <div ref={state} className={css.state} role="alert">
      <span className={css.mark} data-tone="stop">
        <Unplug aria-hidden="true" size={24} />
      </span>
      <h2 className={css.title}>{title}</h2>
      <p className={css.words}>{words}</p>
      {requestId && <p className={css.id}>Request id {requestId}</p>}
      <Button icon={RotateCw} busy={busy} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
