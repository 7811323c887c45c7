/** The lower case of a letter, regardless of its position: that of Σ has another form at the end of a word. */
export function lowerOf(letter: string): string {
  return letter === 'ς' ? 'σ' : letter.toLowerCase()
}

/** A text that begins with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A text in lower case, letter by letter, so that the result does not depend on the case it was typed in. */
export function foldCase(text: string): string {
  return [...text].map(lowerOf).join('')
}
