/** Takes the visitor to a field, in the middle of the screen, clear of whatever is fixed to its edges. */
export function focusInView(field: string): void {
  const element = document.getElementById(field)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
