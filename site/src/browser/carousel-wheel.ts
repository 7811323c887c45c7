import type { Carousel } from './carousel.ts'

const NOTCH_PX = 30
const LINE_PX = 20
const PAUSE_MS = 260

/**
 * Turns a vertical wheel into steps from card to card; at the ends it scrolls the page again. Steps, since scroll snapping
 * springs back from anything smaller.
 */
export function turnWheel(carousel: Carousel, list: HTMLElement, signal: AbortSignal): void {
  let turned = 0
  let pausedUntil = 0
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return
    const by = Math.sign(event.deltaY)
    if (!carousel.goesOn(by)) return
    event.preventDefault()
    if (event.timeStamp < pausedUntil) return
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
    turned = Math.sign(turned) === by ? turned + pixels : pixels
    if (Math.abs(turned) < NOTCH_PX) return
    turned = 0
    pausedUntil = event.timeStamp + PAUSE_MS
    carousel.go(carousel.goal + by)
  }
  list.addEventListener('wheel', turn, { signal, passive: false })
}
