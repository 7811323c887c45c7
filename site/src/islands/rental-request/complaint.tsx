import { type MouseEvent, useEffect, useRef } from 'react'
import type { Complaint as Props } from '../../stores/rental-form.ts'
import styles from './request-form.module.css'

/** Why the request did not get through, with a way to each field; takes the focus whenever it has something new to say. */
export function Complaint({ sentence, issues }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new issues are the occasion, even with the same words
  useEffect(() => box.current?.focus(), [issues])

  function go(event: MouseEvent, field: string) {
    event.preventDefault()
    document.getElementById(field)?.focus()
  }

  return (
    <div ref={box} className={styles.complaint} role="alert" tabIndex={-1}>
      <p>{sentence}</p>
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={path + message}>
              {path === 'trailer_id' ? (
                message
              ) : (
                <a href={`#${path}`} onClick={(event) => go(event, path)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
