import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref to a part that hands the focus to the section when it is removed, such as an error with a retry button. */
export function useFocusHandover<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (part?.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
