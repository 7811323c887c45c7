// Where the browser's language writes 12,5, Chromium and Safari read a comma as the decimal point.
const HAS_COMMA = (1.5).toLocaleString().includes(',')

/** What of a text a number can be written with, as Chromium takes it in a language whose decimals have a comma or a point. */
export function figuresOf(text: string, hasComma = HAS_COMMA): string {
  return text.replace(hasComma ? /[^\d.,eE+-]/g : /[^\d.eE+-]/g, '')
}

/**
 * Lets nothing else into a field for numbers. Firefox shows “1,250” or “$99” there and knows no number of it: the price was 0 as
 * soon as the field was left.
 */
export function onlyFigures(event: InputEvent): void {
  const { data, target } = event
  if (data === null || !(target instanceof HTMLInputElement) || target.type !== 'number') return
  const figures = figuresOf(data)
  if (figures === data) return
  event.preventDefault()
  // Fields for numbers tell no caret, so the browser alone knows where it goes; it can be undone, too.
  if (figures) document.execCommand('insertText', false, figures)
}
