import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import { $token } from '../session/token.ts'

/**
 * A ref to the part that says what went wrong, which takes the focus with each new `trouble`. If the session has ended, that is
 * after the login: the person comes back and must first see that nothing was saved.
 */
export function useTroubleFocus<E extends HTMLElement>(trouble: unknown): RefObject<E | null> {
  const ref = useRef<E>(null)
  const token = useStore($token)
  useEffect(() => {
    if (trouble && token !== null) ref.current?.focus()
  }, [trouble, token])
  return ref
}
