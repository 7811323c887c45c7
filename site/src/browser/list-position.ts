import { isRecord, parseRecord } from '../stores/stored.ts'
import { getSessionItem, setSessionItem } from './session-storage.ts'

const KEY = 'list-left-at'

/** What of a list the visitor saw: how many further parts, how far it was scrolled, and the active card of a carousel, or -1. */
interface ListPosition {
  parts: number
  top: number
  card: number
}

/** Stores, as the page is left, what of its list the visitor saw. */
export function saveListPosition(parts: number, card: number): void {
  const left: ListPosition | undefined = parts > 0 || card >= 0 ? { parts, top: scrollY, card } : undefined
  setSessionItem(KEY, JSON.stringify({ ...parseRecord(getSessionItem(KEY)), [address()]: left }))
}

/** What of the list the visitor saw when they left; `null` on a new visit to it. */
export function savedListPosition(): ListPosition | null {
  const [visit] = performance.getEntriesByType('navigation')
  // Only for Back, Forward and reload: the browser then has the first part of the list alone and cannot scroll far enough.
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate') return null
  const left = parseRecord(getSessionItem(KEY))?.[address()]
  if (!isRecord(left)) return null
  const [parts, top, card] = [Number(left.parts), Number(left.top), Number(left.card)]
  return parts >= 0 && top >= 0 ? { parts, top, card } : null
}

function address(): string {
  return location.pathname + location.search
}
