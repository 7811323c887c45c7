import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import type { DecidingDesk, DeskMove } from './desk.ts'

interface Props<S extends string> {
  desk: DecidingDesk<S>
  id: number
  /** The move to confirm; `null` if none. */
  to: S | null
  /** A reason against the move, in a sentence. */
  doubt: string | null | undefined
  onMove: (move: DeskMove<S>) => void
  onClose: () => void
}

/** The question before a move that needs more than a press of its button. */
export function MoveQuestion<S extends string>({ desk, id, to, doubt, onMove, onClose }: Props<S>) {
  if (to === null) return null
  const { action, ask } = desk.moves[to]
  return (
    <ConfirmDialog
      kind="warning"
      title={`${action} request #${id}?`}
      action={action}
      onConfirm={() => onMove({ status: to })}
      onClose={onClose}
    >
      {doubt && <p>{doubt}</p>}
      <p>{ask}</p>
    </ConfirmDialog>
  )
}
