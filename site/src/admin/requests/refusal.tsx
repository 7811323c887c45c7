import { useState } from 'react'
import { ApiError, adviceOf, conflictingRecordOf, isStale } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { OtherRecord } from '../ui/other-record.tsx'
import { Notice } from '../ui/state/notice.tsx'

interface Props {
  error: unknown
  onReload: () => Promise<unknown>
}

/** Why a change was not made, and what to do next. */
export function Refusal({ error, onReload }: Props) {
  if (isStale(error)) return <Stale onReload={onReload} />
  const isConflict = error instanceof ApiError && error.status === 409
  return (
    <Notice tone="stop" title={isConflict ? 'Not possible' : 'Not saved'}>
      <p>{adviceOf(error)}</p>
      <OtherRecord other={conflictingRecordOf(error)} />
    </Notice>
  )
}

function Stale({ onReload }: Pick<Props, 'onReload'>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const reload = async () => {
    setBusy(true)
    await onReload().catch(setFailure)
    setBusy(false)
  }
  return (
    <Notice tone="stop" title="Somebody else changed this request">
      <p>Your change was not saved, so that theirs is not lost. Load the new state, then decide again.</p>
      {failure !== null && <p>It could not be loaded. {adviceOf(failure)}</p>}
      <Button busy={busy} onClick={reload}>
        Load the new state
      </Button>
    </Notice>
  )
}
