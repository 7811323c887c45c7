import { type RefObject, useEffect, useRef } from 'react'

/** What `expectCard` calls a record. */
export const cardKey = (section: string, id: number) => `${section}-${id}`

let expected: string | null = null

/** Lets the card of a restored record take the focus once it is shown, unless somebody moves the focus meanwhile. */
export function expectCard(key: string): void {
  expected = key
  const forget = ({ target }: FocusEvent) => {
    // The focus moves there when the empty state is replaced.
    if (target instanceof Element && target.id === 'content') return
    expected = null
    document.removeEventListener('focusin', forget)
  }
  document.addEventListener('focusin', forget)
}

/** A ref to the card of the record `key`, which takes the focus if it is the one that `expectCard` announced. */
export function useReturningCard<E extends HTMLElement>(key: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (key === expected) ref.current?.focus()
  }, [key])
  return ref
}
