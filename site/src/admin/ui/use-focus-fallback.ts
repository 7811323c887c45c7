import { useEffect, useRef } from 'react'

/**
 * A ref to the element that gets the focus when a `change` removes or disables the one that had it, such as a button that
 * disappears with its state: the focus must not fall back to the top of the page. `removes` says which changes remove something; one
 * from `undefined`, which is still loading, does not.
 */
export function useFocusFallback<E extends HTMLElement, Change = unknown>(
  change: Change,
  removes: (before: Change & {}, now: Change) => boolean = (before, now) => before !== now,
) {
  const ref = useRef<E>(null)
  const last = useRef(change)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `removes` is not a change.
  useEffect(() => {
    const before = last.current ?? undefined
    const hasRemoved = before !== undefined && removes(before, change)
    // Without scrolling, which would jump to the top of a long list.
    if (hasRemoved && isFocusLost()) ref.current?.focus({ preventScroll: true })
    last.current = change
  }, [change])
  return ref
}

/** True where nothing has the focus; a focused button that was disabled loses it only with the next frame. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(':disabled')
}
