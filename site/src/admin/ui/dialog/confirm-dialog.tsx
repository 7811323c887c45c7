import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button.tsx'
import css from './confirm-dialog.module.css'
import { Dialog, DialogActions } from './dialog.tsx'
import { $skipped, type SkipKey, skipQuestion } from './skipped-questions.ts'

const KINDS = {
  danger: { Icon: CircleAlert, button: 'stop' },
  warning: { Icon: TriangleAlert, button: 'go' },
  info: { Icon: Info, button: 'go' },
} as const

interface Props {
  kind: keyof typeof KINDS
  title: string
  /** Text of the button that goes ahead. */
  action: string
  /** Text of the button that leaves everything as it is. */
  refusal?: string
  /** With a key, the person may choose not to be asked again; see skipped-questions. */
  skipKey?: SkipKey
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that is not easily undone; goes ahead at once where the person chose not to be asked. */
export function ConfirmDialog(props: Props) {
  const { skipKey } = props
  const [skipped] = useState(() => skipKey !== undefined && $skipped.get().includes(skipKey))
  return skipped ? <AnsweredYes {...props} /> : <Question {...props} />
}

function AnsweredYes({ onConfirm, onClose }: Props) {
  const answered = useRef(false)
  useEffect(() => {
    if (answered.current) return
    answered.current = true
    onClose()
    onConfirm()
  })
  return null
}

function Question({ kind, title, action, refusal = 'Cancel', skipKey, onConfirm, onClose, children }: Props) {
  const [skip, setSkip] = useState(false)
  const refuse = useRef<HTMLButtonElement>(null)
  const wordsId = useId()
  // Otherwise the first focus would be on “Don't ask me again”, which no key should tick by accident.
  useLayoutEffect(() => refuse.current?.focus(), [])
  const { Icon, button } = KINDS[kind]
  const confirm = () => {
    if (skip && skipKey) skipQuestion(skipKey)
    // Unmounted first: a dialog below cannot return the focus while this one is open.
    flushSync(onClose)
    onConfirm()
  }
  const mark = (
    <span className={css.mark} data-kind={kind}>
      <Icon aria-hidden="true" size={20} />
    </span>
  )
  return (
    <Dialog title={title} role="alertdialog" wordsId={wordsId} mark={mark} onClose={onClose}>
      <div id={wordsId} className={css.words}>
        {children}
      </div>
      {skipKey && (
        <label className={css.skip}>
          <input type="checkbox" checked={skip} onChange={(event) => setSkip(event.target.checked)} />
          Don't ask me again
        </label>
      )}
      <DialogActions>
        <Button ref={refuse} onClick={onClose}>
          {refusal}
        </Button>
        <Button kind={button} onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
