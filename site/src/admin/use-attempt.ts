import { useRef } from 'react'
import { attemptAt, NO_ATTEMPT } from '../stores/attempt.ts'

/** Idempotency keys for one form: the same content is sent under the same key, so that the server stores it once. */
export function useAttempt(): (content: unknown) => string {
  const attempt = useRef(NO_ATTEMPT)
  return (content) => {
    attempt.current = attemptAt(content, attempt.current)
    return attempt.current.key
  }
}
