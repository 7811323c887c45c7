import { useEffect, useRef, useState } from 'react'
import { announcement, arrivals, newestId } from './list.ts'
import { useNotifications } from './queries.ts'

/** Announces new entries to screen readers, politely; those already there at first are not announced. */
export function Announcer() {
  const { list, isKnown } = useNotifications()
  const newest = useRef<number | null>(null)
  const [words, say] = useState('')
  useEffect(() => {
    if (!isKnown) return
    if (newest.current !== null) {
      const news = announcement(arrivals(list, newest.current))
      if (news) say(news)
    }
    newest.current = Math.max(newest.current ?? 0, newestId(list))
  }, [list, isKnown])
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  )
}
