import { useEffect, useRef } from 'react'

/**
 * Takes the focus when `change` took away what had it, such as a button that goes with the state it led to: the
 * focus must not fall back to the top of the page. What was `undefined` before was on its way, and took nothing.
 */
export function useKeptFocus<E extends HTMLElement>(change: unknown) {
  const ref = useRef<E>(null)
  const last = useRef(change)
  useEffect(() => {
    const isOther = last.current !== undefined && last.current !== change
    // In view as it is: a long list would jump to its beginning.
    if (isOther && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    last.current = change
  }, [change])
  return ref
}
