import { useRef } from 'react'

/** Keys for the sending of one form: the same content goes under the same key, so that the server stores it once. */
export function useAttempt(): (content: unknown) => string {
  const attempt = useRef({ content: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (attempt.current.content !== text) attempt.current = { content: text, key: crypto.randomUUID() }
    return attempt.current.key
  }
}
