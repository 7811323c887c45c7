import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { isolated } from '../dialog/isolated.ts'
import type { SkipKey } from '../dialog/skipped-questions.ts'

interface Props {
  /** What the record is called. */
  name: string
  skipKey: SkipKey
  disabled: boolean
  busy: boolean
  /** Reads what to warn of, if anything: a warning is shown even to those who chose not to be asked again. */
  onAsk?: () => Promise<ReactNode>
  onDelete: () => void
  /** The consequences of deleting it. */
  children: ReactNode
}

/** The button that deletes a record after asking; the question says that this can be undone. */
export function UndoableDeletion({ name, skipKey, disabled, busy, onAsk, onDelete, children }: Props) {
  const [question, setQuestion] = useState<{ warning: ReactNode } | null>(null)
  const [isReading, setReading] = useState(false)
  // Read first: a warning that appears while somebody is answering the question would go unread.
  const ask = async () => {
    setReading(true)
    const warning = await onAsk?.()
    setReading(false)
    // On a slow line, another dialog may have been opened meanwhile: the question is not asked over what is being done there.
    if (!document.querySelector('dialog:modal')) setQuestion({ warning })
  }
  return (
    <>
      <Button kind="plain-stop" icon={Trash2} iconOnly disabled={disabled} busy={busy || isReading} onClick={ask}>
        {`Delete ${name}`}
      </Button>
      {question && (
        <ConfirmDialog
          kind="danger"
          title={`Delete ${isolated(name)}?`}
          action="Delete"
          {...(!question.warning && { skipKey })}
          onConfirm={onDelete}
          onClose={() => setQuestion(null)}
        >
          {children}
          {question.warning}
          <p>You can undo this for ten seconds.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
