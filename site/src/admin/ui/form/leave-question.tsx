import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'

/** Asks before changes that are not saved are lost. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      kind="warning"
      title="Discard your changes?"
      action="Discard changes"
      refusal="Keep editing"
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>What you changed is not saved yet.</p>
    </ConfirmDialog>
  )
}
