/** Focuses a field and centers it on the screen, clear of whatever is fixed to the edges. */
export function focusInView(field: string): void {
  const element = document.getElementById(field)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
