import { useEffect, useRef } from 'react'
import { adviceOf } from '../api-error.ts'
import { toast } from './toasts.ts'

// Longer than what was done is shown: it comes unexpected, over other work.
const SHOWN_MS = 10_000

/** Says in a message what failed, where the part of the portal that would show it was left before the answer came. */
export function useToastIfLeft(): (words: string, error?: unknown) => void {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (words, error) => {
    const said = error === undefined ? words : `${words} ${adviceOf(error)}`
    if (!isHere.current) toast(said, { tone: 'stop', shownMs: SHOWN_MS })
  }
}
