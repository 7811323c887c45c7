import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'
import { NotLoaded, RecordLoading } from '../ui/state/record-state.tsx'
import { LetterFrame } from './letter-frame.tsx'
import css from './mails.module.css'
import { useLetter } from './queries.ts'

interface Props {
  id: number
  onClose: () => void
}

/** A mail as its recipient sees it, and as plain text. */
export function LetterDialog({ id, onClose }: Props) {
  const query = useLetter(id)
  const { data } = query
  if (query.isPending) {
    return <RecordLoading title="E-mail" label="Loading the e-mail" rows={11} onClose={onClose} />
  }
  if (!data) return <NotLoaded title="E-mail" query={query} onClose={onClose} />
  const { mail, text, html } = data
  return (
    <Dialog title={mail.subject} size="3xl" roomy onClose={onClose}>
      <p className={css.soft}>To {mail.recipient}</p>
      <LetterFrame title={mail.subject} html={html} onClose={onClose} />
      <details>
        <summary className={css.summary}>As plain text</summary>
        <pre className={css.text}>{text}</pre>
      </details>
      <DialogClose onClose={onClose} />
    </Dialog>
  )
}
