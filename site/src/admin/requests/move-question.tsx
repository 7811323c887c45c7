import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Desk, DeskMove } from './desk.ts'
import { RejectDialog } from './reject-dialog.tsx'

interface Props<S extends string> {
  desk: Desk<S>
  id: number
  /** The move that is asked about; `null` asks nothing. */
  to: S | null
  onMove: (move: DeskMove<S>) => void
  onClose: () => void
}

/** The question before a move that takes a word more than its button. */
export function MoveQuestion<S extends string>({ desk, id, to, onMove, onClose }: Props<S>) {
  if (to === null) return null
  if (to === 'rejected') {
    return <RejectDialog id={id} onReject={(close_reason) => onMove({ status: to, close_reason })} onClose={onClose} />
  }
  const { action, ask } = desk.moves[to]
  return (
    <ConfirmDialog
      kind="warning"
      title={`${action} request #${id}?`}
      action={action}
      onConfirm={() => onMove({ status: to })}
      onClose={onClose}
    >
      <p>{ask}</p>
    </ConfirmDialog>
  )
}
