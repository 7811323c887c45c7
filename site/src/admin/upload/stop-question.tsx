import { useLeaveGuard } from '../leave-guard.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface Props {
  /** True once the dialog is to be closed; going to another address asks by itself. */
  asking: boolean
  onStop: () => void
  onKeep: () => void
}

/** Guards running uploads, and asks before they are canceled. */
export function StopQuestion({ asking, onStop, onKeep }: Props) {
  const guard = useLeaveGuard(true)
  if (!asking && !guard.isAsking) return null
  const stop = () => {
    if (guard.isAsking) return guard.leave()
    guard.release()
    onStop()
  }
  const keep = () => {
    onKeep()
    guard.stay()
  }
  return (
    <ConfirmDialog
      kind="warning"
      title="Stop the upload?"
      action="Stop the upload"
      refusal="Keep uploading"
      onConfirm={stop}
      onClose={keep}
    >
      <p>What is already there stays in the library.</p>
    </ConfirmDialog>
  )
}
