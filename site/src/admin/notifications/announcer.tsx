import { useState } from 'react'
import type { ActivityEntry } from '#contract/activity'
import { announcement } from './list.ts'
import { useArrivals } from './use-arrivals.ts'

/** Announces new entries to screen readers, politely. */
export function Announcer() {
  const [news, tell] = useState<readonly ActivityEntry[]>([])
  useArrivals(tell)
  return (
    <p role="status" className="visually-hidden">
      {/* A new element each time: the same words in the same element would change nothing, and not be announced. */}
      <span key={news[0]?.id}>{announcement(news)}</span>
    </p>
  )
}
