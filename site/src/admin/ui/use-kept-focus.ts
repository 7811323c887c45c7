import { useEffect, useRef } from 'react'

/**
 * Takes the focus when `change` took away what had it, such as a button that goes with the state it led to: the
 * focus must not fall back to the top of the page. What was `undefined` before was on its way, and took nothing; nor does a
 * list that becomes longer.
 */
export function useKeptFocus<E extends HTMLElement>(change: unknown) {
  const ref = useRef<E>(null)
  const last = useRef(change)
  useEffect(() => {
    const isLost = last.current !== undefined && last.current !== change && !isLonger(last.current, change)
    // In view as it is: a long list would jump to its beginning.
    if (isLost && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    last.current = change
  }, [change])
  return ref
}

// What an empty list says is gone with its first entry.
function isLonger(before: unknown, now: unknown): boolean {
  return typeof before === 'number' && typeof now === 'number' && before > 0 && now > before
}
