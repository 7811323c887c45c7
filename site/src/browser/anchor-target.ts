export {}

// By then all lists have arrived, or examples stand in for them (fallback-examples.ts).
const LIMIT_MS = 10_000

/**
 * Keeps what the address names in place until the visitor scrolls, while lists arrive above it. Safari does not: it has no scroll
 * anchoring. Other browsers anchor to whatever is at the top of the view, which may be a part of a list that is replaced.
 */
function anchorTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const [visit] = performance.getEntriesByType('navigation')
  // After Back, Forward and reload, the browser restores the scroll position instead.
  if (!target || !(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return
  const place = () => target.getBoundingClientRect().top
  // Elsewhere the browser has been there already, and the visitor may have gone on.
  if (scrollY === 0) target.scrollIntoView()
  const top = place()
  let scrolled = scrollY
  const hold = new ResizeObserver(() => {
    scrollBy(0, place() - top)
    scrolled = scrollY
  })
  hold.observe(document.body)
  const release = () => {
    hold.disconnect()
    removeEventListener('scroll', releaseIfMoved)
  }
  // A list moves the target, scroll anchoring the page; only a visitor moves both.
  const releaseIfMoved = () => {
    if (scrollY !== scrolled && Math.abs(place() - top) > 1) release()
  }
  addEventListener('scroll', releaseIfMoved, { passive: true })
  setTimeout(release, LIMIT_MS)
}

anchorTarget()
