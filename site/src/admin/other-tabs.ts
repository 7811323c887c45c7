import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const NAME = 'admin-changes'
// What is done to many records at once is told once.
const PAUSE_MS = 300

let channel: BroadcastChannel | undefined
let waiting = false

/** Tells the other tabs of this browser that something was changed here. */
export function tellOtherTabs(): void {
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    // A channel hears what others post, but nothing of its own.
    channel?.postMessage('changed')
  }, PAUSE_MS)
}

/** Brings `memory` up to date once another tab has changed something: at once where this one is seen, else when it is looked at. */
export function useOtherTabs(memory: QueryClient): void {
  useEffect(() => {
    const own = new BroadcastChannel(NAME)
    channel = own
    own.onmessage = () => {
      void memory.invalidateQueries({ refetchType: document.visibilityState === 'visible' ? 'active' : 'none' })
    }
    return () => {
      own.close()
      channel = undefined
    }
  }, [memory])
}
