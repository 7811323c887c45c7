/**
 * Shows what a press brought. By keyboard, whoever is still choosing would see the focus leave the screen; the next Tab comes
 * there by itself.
 */
export function bringIntoView(place: Element | null | undefined, block: 'nearest' | 'start'): void {
  if (document.activeElement?.matches(':focus-visible')) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView({ block, behavior: isStill ? 'auto' : 'smooth' })
}
