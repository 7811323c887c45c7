import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { SkipKey } from './skipped-questions.ts'

interface Props {
  /** What the record is called. */
  name: string
  skipKey: SkipKey
  disabled?: boolean
  busy: boolean
  onDelete: () => void
  /** The consequences of deleting it. */
  children: ReactNode
}

/** The button that deletes a record after asking; the question says that this can be undone. */
export function UndoableDeletion({ name, skipKey, disabled = false, busy, onDelete, children }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="plain-stop" icon={Trash2} iconOnly disabled={disabled} busy={busy} onClick={() => setAsking(true)}>
        {`Delete ${name}`}
      </Button>
      {asking && (
        <ConfirmDialog
          kind="danger"
          title={`Delete ${name}?`}
          action="Delete"
          skipKey={skipKey}
          onConfirm={onDelete}
          onClose={() => setAsking(false)}
        >
          {children}
          <p>You can undo this for ten seconds.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
