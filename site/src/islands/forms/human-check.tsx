import { useEffect, useRef } from 'react'
import { awaitTouch } from '../../api/human-check.ts'

/** The container of the Turnstile widget in a form; null if it is switched off. */
export const HumanCheck = import.meta.env.TURNSTILE_SITE_KEY ? Check : null

function Check() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? awaitTouch(place.current) : undefined), [])
  return <div ref={place} data-human-check hidden />
}
