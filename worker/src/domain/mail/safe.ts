// Control characters, line and paragraph separators: what could end a header and begin another one.
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
// What a mail program would turn into a link, and what occurs in no name.
const NO_NAME = /[\p{N}/\\:@<>|]|www|\p{L}{2}\.\p{L}{2}/iu

/** A text made safe for a header: one line, of at most `max` code points. */
export function oneLine(text: string, max = 200): string {
  const line = text.replace(BREAKS, ' ').replace(/ {2,}/g, ' ').trim()
  const letters = [...line]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : line
}

/**
 * The salutation of a letter. Someone who enters a stranger's address in a form also chooses the name, so a name that could
 * carry an advertisement is left out.
 */
export function greeting(name: string): string {
  const line = oneLine(name)
  return line === '' || [...line].length > 60 || NO_NAME.test(line) ? 'Hello,' : `Hello ${line},`
}
