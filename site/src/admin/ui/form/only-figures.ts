// Where the browser's language writes 12,5, Chromium and Safari read a comma as the decimal point.
const HAS_COMMA = (1.5).toLocaleString().includes(',')

/** The characters of a text that can form a number, as Chromium accepts them in a locale with a decimal comma or point. */
export function figuresOf(text: string, hasComma = HAS_COMMA): string {
  return text.replace(hasComma ? /[^\d.,eE+-]/g : /[^\d.eE+-]/g, '')
}

/**
 * Keeps all other characters out of a number field. Firefox shows “1,250” or “$99” there but has no value for it: the price
 * would become 0 on blur.
 */
export function onlyFigures(event: InputEvent): void {
  const { data, target } = event
  if (data === null || !(target instanceof HTMLInputElement) || target.type !== 'number') return
  const figures = figuresOf(data)
  if (figures === data) return
  event.preventDefault()
  // Number fields do not expose the caret, so only the browser knows where to insert; this way it can be undone, too.
  if (figures) document.execCommand('insertText', false, figures)
}
