import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { $brand } from '../brand.ts'
import { saveFile } from '../save-file.ts'
import { useUser } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import css from './two-step.module.css'

interface Props {
  codes: readonly string[]
  /** True if two-step sign-in has just been turned on. */
  isNew: boolean
  onClose: () => void
}

/** Recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, isNew, onClose }: Props) {
  const { username } = useUser()
  const brand = useStore($brand)
  const text = codes.join('\n')
  const save = () => {
    const words = `${brand}, Admin Portal: recovery codes of ${username}\nEach signs in once.\n\n${text}\n`
    saveFile('recovery-codes.txt', new Blob([words], { type: 'text/plain' }))
  }
  return (
    <Dialog title={isNew ? 'Two-step sign-in is on' : 'Your new recovery codes'} size="lg" onClose={onClose}>
      <div className={css.words}>
        {isNew && <p>Your other sessions have ended.</p>}
        <p>
          Keep these recovery codes where you find them without your phone. Each signs you in once in place of a code of
          the app. They are not shown again.
        </p>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={css.tools}>
          <CopyButton text={text} otherwise="The browser did not copy them. Save them as a file, or write them down.">
            Copy
          </CopyButton>
          <Button icon={Download} onClick={save}>
            Save as a file
          </Button>
        </div>
      </div>
      <DialogActions>
        <Button kind="go" onClick={onClose}>
          I have kept them
        </Button>
      </DialogActions>
    </Dialog>
  )
}
