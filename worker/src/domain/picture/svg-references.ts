import { refuseFile } from './refused-file.ts'

const OUTSIDE = 'This drawing loads something from elsewhere. Please put it into the drawing or take it out.'
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]*$/
// Browsers ignore these inside an address.
const SKIPPED = /[\p{Cc}\p{Z}]/gu

/** Rejects an attribute that refers outside the drawing: only its own parts and inline pictures are allowed. */
export function refuseOutside(element: string, name: string, value: string): void {
  const address = value.replace(SKIPPED, '')
  if (/(?:java|vb|live)script:|data:text/i.test(address))
    refuseFile('This drawing contains a script. Please take it out.')
  if (name === 'href' || name.endsWith(':href')) {
    const isPicture = element === 'image' && PICTURE.test(value)
    if (!isPicture && !/^#[^\s"'<>]+$/.test(value)) refuseFile(OUTSIDE)
    return
  }
  refuseOutsideStyle(value)
}

/** Rejects style text that loads anything, or that hides what it does behind escapes. */
export function refuseOutsideStyle(text: string): void {
  if (/@import|@namespace|image-set|\bsrc\s*\(|\\|expression\s*\(|-moz-binding|behavior\s*:/i.test(text)) {
    refuseFile(OUTSIDE)
  }
  for (const [, target = ''] of text.matchAll(/url\s*\(([^)]*)/gi)) {
    // Trimmed first: a pattern that begins with two runs of spaces backtracks over every way to split megabytes of them.
    if (!/^["']?\s*#/.test(target.trimStart())) refuseFile(OUTSIDE)
  }
}
