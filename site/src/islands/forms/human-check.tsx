import { useEffect, useRef } from 'react'
import { awaitTouch } from '../../api/human-check.ts'

/** Where the check of Turnstile comes in a form; nothing where it is switched off. */
export const HumanCheck = import.meta.env.TURNSTILE_SITE_KEY ? Check : null

function Check() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? awaitTouch(place.current) : undefined), [])
  return <div ref={place} data-human-check hidden />
}
