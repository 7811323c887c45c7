// What search engines show of a page; more is cut off by them, in the middle of a word.
const LONGEST = 160

/** A text as the head of a page describes it: on one line, and cut off after a word where it is long. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  if (letters.length <= LONGEST) return line
  const start = letters.slice(0, LONGEST).join('')
  const words = start.slice(0, start.lastIndexOf(' ') + 1) || letters.slice(0, LONGEST - 1).join('')
  return `${words.replace(/[\s,;:–-]+$/, '')}…`
}
