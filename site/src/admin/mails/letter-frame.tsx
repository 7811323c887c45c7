import { type SyntheticEvent, useMemo } from 'react'
import css from './mails.module.css'

interface Props {
  title: string
  html: string
  /** Asked for by Escape, which a dialog does not hear from inside of a frame. */
  onClose: () => void
}

/** A mail in a frame of its own, in which no script runs and no link leads anywhere. */
export function LetterFrame({ title, html, onClose }: Props) {
  const { page, style } = useMemo(() => apart(html), [html])
  const adopt = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    dress(currentTarget, style)
    currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose())
  }
  // The portal gives the page its sheet, so it must be of the same origin; scripts stay off.
  return <iframe className={css.frame} title={title} sandbox="allow-same-origin" srcDoc={page} onLoad={adopt} />
}

// A frame has the policy of the page around it, which allows no style element; our letters have one, and no other markup
// than that of our templates.
function apart(html: string): { page: string; style: string } {
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  return { page: html.replace(/<style>[^<]*<\/style>/, '').replaceAll(/ href="[^"]*"/g, ''), style }
}

function dress({ contentWindow, contentDocument }: HTMLIFrameElement, style: string): void {
  if (!contentWindow || !contentDocument) return
  // A document adopts only style sheets constructed in its own window.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(style)
  contentDocument.adoptedStyleSheets = [sheet]
}
