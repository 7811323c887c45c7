import type { RentalStatus, RentalStatusInput } from '#contract/rental'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

interface Props {
  id: number
  /** The move that is asked about; `null` asks nothing. */
  to: RentalStatus | null
  onMove: (input: RentalStatusInput) => void
  onClose: () => void
}

/** The question before a move that takes a word more than its button. */
export function MoveQuestion({ id, to, onMove, onClose }: Props) {
  if (to === 'rejected') {
    return <RejectDialog id={id} onReject={(close_reason) => onMove({ status: to, close_reason })} onClose={onClose} />
  }
  if (to !== 'completed') return null
  return (
    <ConfirmDialog
      kind="warning"
      title={`Complete request #${id}?`}
      action="Complete"
      onConfirm={() => onMove({ status: to })}
      onClose={onClose}
    >
      <p>The trailer is back and paid for. A completed request cannot be changed again.</p>
    </ConfirmDialog>
  )
}
