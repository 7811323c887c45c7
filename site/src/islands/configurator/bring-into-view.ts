/**
 * Scrolls to what a press revealed, except for keyboard users: they may still be choosing, so the focus must stay on the screen,
 * and their next Tab goes there anyway.
 */
export function bringIntoView(place: Element | null | undefined, block: 'nearest' | 'start'): void {
  if (document.activeElement?.matches(':focus-visible')) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView({ block, behavior: isStill ? 'auto' : 'smooth' })
}
