import { useEffect, useEffectEvent, useRef } from 'react'
import type { ActivityEntry } from '#contract/activity'
import { arrivals } from './list.ts'
import { useNotifications } from './queries.ts'

/** Calls `onArrival` with the unread entries that come in, newest first; those of the first response do not count. */
export function useArrivals(onArrival: (entries: readonly ActivityEntry[]) => void): void {
  const { list, isKnown } = useNotifications()
  const newest = useRef<number | null>(null)
  const tell = useEffectEvent(onArrival)
  useEffect(() => {
    if (!isKnown) return
    const seen = arrivals(list, newest.current)
    newest.current = seen.newest
    if (seen.arrived.length > 0) tell(seen.arrived)
  }, [list, isKnown])
}
