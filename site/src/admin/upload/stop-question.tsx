import { useLeaveGuard } from '../leave-guard.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'

interface Props {
  isUploading: boolean
  /** True once the dialog is to be closed; going to another address asks by itself. */
  asking: boolean
  onStop: () => void
  onKeep: () => void
}

const OF_UPLOADS = {
  title: 'Stop the upload?',
  action: 'Stop the upload',
  refusal: 'Keep uploading',
  words: 'What is already there stays in the library.',
}
const OF_FILES = {
  title: 'Discard the chosen files?',
  action: 'Discard files',
  refusal: 'Keep files',
  words: 'They are not in the library yet.',
}

/** Guards chosen files and running uploads, and asks before they are lost. */
export function StopQuestion({ isUploading, asking, onStop, onKeep }: Props) {
  const guard = useLeaveGuard({ hasWork: true })
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
  const { words, ...question } = isUploading ? OF_UPLOADS : OF_FILES
  return (
    <ConfirmDialog kind="warning" {...question} onConfirm={stop} onClose={keep}>
      <p>{words}</p>
    </ConfirmDialog>
  )
}
