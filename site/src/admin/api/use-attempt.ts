import { useRef } from 'react'

/** Idempotency keys for one form: the same content is sent under the same key, so that the server stores it once. */
export function useAttempt(): (content: unknown) => string {
  const attempt = useRef({ content: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (attempt.current.content !== text) attempt.current = { content: text, key: crypto.randomUUID() }
    return attempt.current.key
  }
}
