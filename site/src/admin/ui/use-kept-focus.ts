import { useEffect, useRef } from 'react'

/**
 * Takes the focus when `change` took away what had it, such as a button that goes with the state it led to: the
 * focus must not fall back to the top of the page. `takes` tells a change that takes something away from one that does not;
 * what was `undefined` before was on its way, and took nothing.
 */
export function useKeptFocus<E extends HTMLElement, Change = unknown>(
  change: Change,
  takes: (before: Change & {}, now: Change) => boolean = (before, now) => before !== now,
) {
  const ref = useRef<E>(null)
  const last = useRef(change)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a change is judged is no change.
  useEffect(() => {
    const before = last.current ?? undefined
    const hasTaken = before !== undefined && takes(before, change)
    // Without scrolling, which would jump to the beginning of a long list.
    if (hasTaken && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    last.current = change
  }, [change])
  return ref
}
