import { isRecord, storedRecord } from '../stores/stored.ts'
import { keep, recall } from './visit-storage.ts'

const KEY = 'list-left-at'

/** Stores, as the page is left, how many further parts of its list it showed and how far it was scrolled. */
export function noteLeaving(parts: number): void {
  const left = parts > 0 ? { parts, top: scrollY } : undefined
  keep(KEY, JSON.stringify({ ...storedRecord(recall(KEY)), [address()]: left }))
}

/** How many further parts the page showed when the visitor left, and its scroll position; `null` on a new visit to it. */
export function leftAt(): { parts: number; top: number } | null {
  const [visit] = performance.getEntriesByType('navigation')
  // Only for Back, Forward and reload: the browser then has the first part of the list alone and cannot scroll far enough.
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate') return null
  const left = storedRecord(recall(KEY))?.[address()]
  if (!isRecord(left)) return null
  const [parts, top] = [Number(left.parts), Number(left.top)]
  return parts > 0 && top >= 0 ? { parts, top } : null
}

function address(): string {
  return location.pathname + location.search
}
