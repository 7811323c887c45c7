import { type SyntheticEvent, useMemo } from 'react'
import { Dialog, DialogClose } from '../ui/dialog/dialog.tsx'
import { NotLoaded, RecordLoading } from '../ui/state/record-state.tsx'
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

interface LetterFrameProps {
  title: string
  html: string
  /** Called on Escape, which a dialog does not receive from inside a frame. */
  onClose: () => void
}

/** A mail in a frame of its own, in which no script runs and no link leads anywhere. */
function LetterFrame({ title, html, onClose }: LetterFrameProps) {
  const { page, style } = useMemo(() => apart(html), [html])
  const adopt = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    dress(currentTarget, style)
    currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose())
  }
  // The portal adopts a style sheet into the page, so it must be same-origin; scripts stay off.
  return <iframe className={css.frame} title={title} sandbox="allow-same-origin" srcDoc={page} onLoad={adopt} />
}

// A `srcdoc` frame inherits the CSP of the page around it, which allows no style element; our mails have one, and no markup
// other than that of our templates.
function apart(html: string): { page: string; style: string } {
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  return { page: html.replace(/<style>[^<]*<\/style>/, '').replaceAll(/ href="[^"]*"/g, ''), style }
}

function dress({ contentDocument }: HTMLIFrameElement, style: string): void {
  if (!contentDocument?.defaultView) return
  // A document adopts only style sheets constructed in its own window.
  const sheet = new contentDocument.defaultView.CSSStyleSheet()
  sheet.replaceSync(style)
  contentDocument.adoptedStyleSheets = [sheet]
}
