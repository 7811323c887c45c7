import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { $brand } from '../brand.ts'
import { saveFile } from '../save-file.ts'
import { useUser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { useClosing } from '../ui/dialog/use-closing.ts'
import { CopyButton } from './copy-button.tsx'
import css from './two-step.module.css'

interface Props {
  codes: readonly string[]
  /** True if two-step sign-in has just been turned on. */
  isNew: boolean
  onClose: () => void
}

/** Recovery codes, which are shown only this once; asks before it closes over codes that nobody has kept. */
export function RecoveryCodes({ codes, isNew, onClose }: Props) {
  const wordsId = useId()
  const [isKept, setKept] = useState(false)
  const { close, askToClose, question } = useClosing(onClose, { hasWork: !isKept })
  return (
    <Dialog
      title={isNew ? 'Two-step sign-in is on' : 'Your new recovery codes'}
      size="lg"
      wordsId={wordsId}
      onClose={askToClose}
    >
      <div className={css.words}>
        {isNew && <p>Your other sessions and your calendar subscription have ended.</p>}
        <p id={wordsId}>
          Keep these recovery codes where you find them without your phone. Each signs you in once in place of a code of
          the app. They are not shown again.
        </p>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Tools codes={codes} onKept={() => setKept(true)} />
      </div>
      <DialogActions>
        <Button kind="go" onClick={close}>
          I have kept them
        </Button>
      </DialogActions>
      {question && <NotKept {...question} />}
    </Dialog>
  )
}

function Tools({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { username } = useUser()
  const brand = useStore($brand)
  const text = codes.join('\n')
  const save = () => {
    const words = `${brand}, Admin Portal: recovery codes of ${username}\nEach signs in once.\n\n${text}\n`
    saveFile('recovery-codes.txt', new Blob([words], { type: 'text/plain' }))
    onKept()
  }
  return (
    <div className={css.tools}>
      <CopyButton
        text={text}
        otherwise="The browser did not copy them. Save them as a file, or write them down."
        onCopied={onKept}
      >
        Copy
      </CopyButton>
      <Button icon={Download} onClick={save}>
        Save as a file
      </Button>
    </div>
  )
}

function NotKept({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      kind="warning"
      title="Leave without the codes?"
      action="Leave"
      refusal="Stay"
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>They are not shown again. Without them and without your phone you cannot sign in.</p>
    </ConfirmDialog>
  )
}
