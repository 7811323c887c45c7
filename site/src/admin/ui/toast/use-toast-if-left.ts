import { useEffect, useRef } from 'react'
import { adviceOf } from '../../api/api-error.ts'
import { toast } from './toasts.ts'

// Longer than other toasts: it comes unexpectedly, over other work.
const SHOWN_MS = 10_000

/** Shows a failure in a toast, if the person left the part of the portal that would show it before the response came. */
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
