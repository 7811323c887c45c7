import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { latestBookmark, saveBookmark } from './bookmark.ts'

const NAME = 'admin-changes'
// So that an action on many records sends one message.
const PAUSE_MS = 300

interface Change {
  /** The state of the database that has the change: another tab, whose own is older, could read a replica without it. */
  bookmark: string | null
}

let channel: BroadcastChannel | undefined
let queryClient: QueryClient | undefined
let waiting = false

/**
 * Notes that something was changed here: the other tabs of this browser are told, and every other section of this one is fetched
 * again when it is opened next, however recently it was read. What is on the page is up to whoever made the change.
 */
export function broadcastChange(): void {
  void queryClient?.invalidateQueries({ type: 'inactive', refetchType: 'none' })
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    // A channel does not receive its own messages.
    channel?.postMessage({ bookmark: latestBookmark() } satisfies Change)
  }, PAUSE_MS)
}

/** Refetches `queries` once another tab has changed something: at once if this one is visible, else as soon as it is. */
export function useOtherTabs(queries: QueryClient): void {
  useEffect(() => {
    const own = new BroadcastChannel(NAME)
    channel = own
    queryClient = queries
    own.onmessage = ({ data: { bookmark } }: MessageEvent<Change>) => {
      saveBookmark(bookmark)
      void queries.invalidateQueries({ refetchType: document.visibilityState === 'visible' ? 'active' : 'none' })
    }
    return () => {
      own.close()
      channel = undefined
      queryClient = undefined
    }
  }, [queries])
}
