/** Maximum number of bytes of a body, a response or a stack that the logs keep (rulings, section 7). */
export const MAX_BODY_BYTES = 8 * 1024

const MARK_BYTES = 64
const encoder = new TextEncoder()

/** A text truncated to `most` bytes of UTF-8, with a note of its original length. Apply it last: escaping makes a text longer. */
export function truncate(text: string, most: number, bytes?: number): string {
  const wellFormed = text.toWellFormed()
  const whole = bytes ?? (wellFormed.length * 3 <= most ? wellFormed.length : encoder.encode(wellFormed).length)
  if (whole <= most) return wellFormed
  const { read } = encoder.encodeInto(wellFormed, new Uint8Array(most - MARK_BYTES))
  return `${wellFormed.slice(0, read)}… [cut, ${whole} bytes in all]`
}

// Characters that a terminal, a text file or a reader could mistake for something other than text.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu
const NAMED: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function visible(character: string): string {
  return NAMED[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}

/** A text on one line, with every character that is not plainly readable escaped. */
export function onOneLine(text: string): string {
  return text.replace(CONTROL, visible)
}

/** The same for multi-line texts, which keep their line breaks and tabs. */
export function inLines(text: string): string {
  return text.replace(CONTROL, (character) =>
    character === '\n' || character === '\t' ? character : visible(character),
  )
}
