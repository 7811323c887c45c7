/**
 * Scrolls to what a press revealed, except for keyboard users: while they are still choosing, the focus would leave the screen,
 * and the next Tab goes there anyway.
 */
export function bringIntoView(place: Element | null | undefined, block: 'nearest' | 'start'): void {
  if (document.activeElement?.matches(':focus-visible')) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView({ block, behavior: isStill ? 'auto' : 'smooth' })
}
