import { isRecord, storedRecord } from '../stores/stored.ts'
import { keep, recall } from './visit-storage.ts'

const KEY = 'list-left-at'

/** Stores, as the page is left, how many further parts of its list it showed and how far it was scrolled. */
export function noteLeaving(parts: number): void {
  note(address(), parts > 0 ? { parts, top: scrollY } : undefined)
}

/** How many further parts the page showed when the visitor left, and its scroll position; `null` on a new visit to it. */
export function leftAt(): { parts: number; top: number } | null {
  const left = noted(address())
  if (!isRecord(left)) return null
  const [parts, top] = [Number(left.parts), Number(left.top)]
  return parts > 0 && top >= 0 ? { parts, top } : null
}

/** Stores, as the page is left, the index of the card that its carousel of this kind had in the middle. */
export function noteCard(kind: string, card: number): void {
  note(kind + address(), card)
}

/** Index of the card that the carousel of this kind had in the middle when the visitor left; -1 on a new visit to the page. */
export function cardLeftAt(kind: string): number {
  return Number(noted(kind + address()) ?? -1)
}

function note(place: string, left: unknown): void {
  keep(KEY, JSON.stringify({ ...storedRecord(recall(KEY)), [place]: left }))
}

function noted(place: string): unknown {
  const [visit] = performance.getEntriesByType('navigation')
  // Only for Back, Forward and reload: the browser then has the first part of the list alone and cannot scroll far enough.
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate') return
  return storedRecord(recall(KEY))?.[place]
}

function address(): string {
  return location.pathname + location.search
}
