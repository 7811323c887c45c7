import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ActivityEntry } from '#contract/activity'
import { SECTION_OF } from '#domain/mail/portal-section'
import { announcement } from './list.ts'
import { useArrivals } from './use-arrivals.ts'
import { recordOf } from './words.ts'

/** Announces new entries to screen readers, politely, and refetches what they are about where that is shown. */
export function Announcer() {
  const [news, tell] = useState<readonly ActivityEntry[]>([])
  const queries = useQueryClient()
  useArrivals((entries) => {
    tell(entries)
    const kinds = entries.flatMap((entry) => recordOf(entry)?.kind ?? [])
    for (const section of new Set(['dashboard', ...kinds.map((kind) => SECTION_OF[kind])]))
      void queries.invalidateQueries({ queryKey: [section] })
  })
  return (
    <p role="status" className="visually-hidden">
      {/* A new element each time: the same words in the same element would change nothing, and not be announced. */}
      <span key={news[0]?.id}>{announcement(news)}</span>
    </p>
  )
}
