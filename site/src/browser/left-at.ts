import { isRecord, storedRecord } from '../stores/stored.ts'
import { keep, recall } from './visit-storage.ts'

const KEY = 'list-left-at'

/** Keeps how many further parts of a list stood on the page, and where the visitor was, as the page goes. */
export function noteLeaving(parts: number): void {
  keep(KEY, parts > 0 ? JSON.stringify({ [address()]: { parts, top: scrollY } }) : null)
}

/** How many further parts stood here when the visitor left, and where; `null` for who comes anew, or first. */
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
