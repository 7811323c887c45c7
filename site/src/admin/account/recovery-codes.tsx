import { useStore } from '@nanostores/react'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { $brand } from '../brand.ts'
import { saveFile } from '../save-file.ts'
import { useUser } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
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
  const [outcome, setOutcome] = useState('')
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied.')
    } catch {
      setOutcome('The browser did not copy them. Save them as a file, or write them down.')
    }
  }
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
          <Button icon={Copy} onClick={copy}>
            Copy
          </Button>
          <Button icon={Download} onClick={save}>
            Save as a file
          </Button>
          <p role="status">{outcome}</p>
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
