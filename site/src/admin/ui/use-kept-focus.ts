import { useEffect, useRef } from 'react'

/**
 * Takes the focus when `change` took away what had it, such as a button that goes with the state it led to: the
 * focus must not fall back to the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>(change: unknown) {
  const ref = useRef<E>(null)
  const last = useRef(change)
  useEffect(() => {
    // What has just come has taken nothing away.
    if (last.current !== change && document.activeElement === document.body) ref.current?.focus()
    last.current = change
  }, [change])
  return ref
}
