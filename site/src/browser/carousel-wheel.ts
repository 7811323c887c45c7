import type { Carousel } from './carousel.ts'

const NOTCH_PX = 30
const LINE_PX = 20
const PAUSE_MS = 260

/**
 * Turns a vertical wheel into steps from card to card; at the ends it scrolls the page again. Steps, since scroll snapping
 * springs back from anything smaller.
 */
export function stepByWheel(carousel: Carousel, list: HTMLElement, signal: AbortSignal): void {
  let scrolled = 0
  let pausedUntil = 0
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return
    const by = Math.sign(event.deltaY)
    if (!carousel.canMove(by)) return
    event.preventDefault()
    if (event.timeStamp < pausedUntil) return
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
    scrolled = Math.sign(scrolled) === by ? scrolled + pixels : pixels
    if (Math.abs(scrolled) < NOTCH_PX) return
    scrolled = 0
    pausedUntil = event.timeStamp + PAUSE_MS
    carousel.goTo(carousel.target + by)
  }
  list.addEventListener('wheel', onWheel, { signal, passive: false })
}
