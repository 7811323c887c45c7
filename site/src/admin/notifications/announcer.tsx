import { useState } from 'react'
import { announcement } from './list.ts'
import { useArrivals } from './use-arrivals.ts'

/** Announces new entries to screen readers, politely. */
export function Announcer() {
  const [words, say] = useState('')
  useArrivals((entries) => say(announcement(entries)))
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  )
}
