import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import { $token } from '../session/token.ts'

/**
 * A ref to the part that says what went wrong, which takes the focus with each new `failure`. If the session has ended, that is
 * after the login: the person comes back and must first see that nothing was saved.
 */
export function useFailureFocus<E extends HTMLElement>(failure: unknown): RefObject<E | null> {
  const ref = useRef<E>(null)
  const token = useStore($token)
  useEffect(() => {
    if (failure && token !== null) ref.current?.focus()
  }, [failure, token])
  return ref
}
