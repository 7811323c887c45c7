export {}

const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown']
// By then all lists have arrived, or examples stand in for them (examples-late.ts).
const LIMIT_MS = 10_000

/**
 * Keeps what the address names in place until the visitor moves, while lists arrive above it. Safari does not: it has no scroll
 * anchoring. Other browsers anchor to whatever is at the top of the view, which may be a part of a list that is replaced.
 */
function holdTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const [visit] = performance.getEntriesByType('navigation')
  // After Back, Forward and reload, the browser restores the scroll position instead.
  if (!target || !(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return
  const hold = new ResizeObserver(() => target.scrollIntoView())
  const release = () => hold.disconnect()
  hold.observe(document.body)
  for (const type of MOVES) addEventListener(type, release, { once: true, passive: true })
  setTimeout(release, LIMIT_MS)
}

holdTarget()
