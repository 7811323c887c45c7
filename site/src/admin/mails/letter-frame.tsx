import { type SyntheticEvent, useMemo } from 'react'
import css from './mails.module.css'

interface Props {
  title: string
  html: string
  /** Called on Escape, which a dialog does not receive from inside a frame. */
  onClose: () => void
}

/** A mail in a frame of its own, in which no script runs and no link leads anywhere. */
export function LetterFrame({ title, html, onClose }: Props) {
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
