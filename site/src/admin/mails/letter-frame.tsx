import { type SyntheticEvent, useMemo } from 'react'
import css from './mails.module.css'

interface Props {
  title: string
  html: string
}

/** A mail in a frame of its own, in which no script runs and no link leads anywhere. */
export function LetterFrame({ title, html }: Props) {
  const { page, style } = useMemo(() => apart(html), [html])
  const adopt = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => dress(currentTarget, style)
  // The portal gives the page its sheet, so it must be of the same origin; scripts stay off.
  return <iframe className={css.frame} title={title} sandbox="allow-same-origin" srcDoc={page} onLoad={adopt} />
}

// A frame has the policy of the page around it, which allows no style element.
function apart(html: string): { page: string; style: string } {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const sheets = [...page.querySelectorAll('style')]
  const style = sheets.map((sheet) => sheet.textContent).join('\n')
  for (const sheet of sheets) sheet.remove()
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href')
  return { page: `<!doctype html>${page.documentElement.outerHTML}`, style }
}

function dress({ contentWindow, contentDocument }: HTMLIFrameElement, style: string): void {
  if (!contentWindow || !contentDocument) return
  // A document takes only sheets that its own window has made.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(style)
  contentDocument.adoptedStyleSheets = [sheet]
}
