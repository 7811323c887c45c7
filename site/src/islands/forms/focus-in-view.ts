/** Focuses the field of this name, the first of several, and centers it on the screen, clear of whatever is fixed to the edges. */
export function focusInView(field: string): void {
  const [element] = document.getElementsByName(field)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
