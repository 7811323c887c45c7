import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { Issue } from '#contract/wire'
import type { FormFailure } from '../../stores/request-form.ts'
import { focusInView } from './focus-in-view.ts'
import styles from './forms.module.css'

interface Props extends FormFailure {
  /** Those of `issues` that are still wrong. */
  left: readonly Issue[]
  /** Whether an issue is about a field of the page, which a link can lead to. */
  isField: (path: string) => boolean
  /** Moves the focus to the first wrong field instead of to the list of them. */
  toField?: boolean
}

/**
 * Why the request failed, with a link to each field that is still wrong; gone once none is. Takes the focus whenever it has something
 * new to say.
 */
export function ErrorSummary({ sentence, issues, left, isField, toField }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const first = toField && issues.find(({ path }) => isField(path))
  // biome-ignore lint/correctness/useExhaustiveDependencies: new issues are the occasion, even with the same words
  useLayoutEffect(() => {
    if (first) focusInView(first.path)
    else box.current?.focus()
  }, [issues])

  function go(event: MouseEvent, field: string) {
    event.preventDefault()
    focusInView(field)
  }

  if (issues.length > 0 && left.length === 0) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p>{sentence}</p>
      {issues.length === 0 && <OrCall />}
      {left.length > 0 && (
        <ul>
          {left.map(({ path, message }) => (
            <li key={path + message}>
              {isField(path) ? (
                <a href={`#${path}`} onClick={(event) => go(event, path)}>
                  {naming({ path, message })}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

// The number is read from the page's frame, since the business record comes with a script that may have failed to load as well.
function OrCall() {
  const phone = document.querySelector<HTMLAnchorElement>('a[data-contact="phone"][href]')
  if (!phone) return null
  return (
    <p>
      If it keeps failing, call us: <a href={phone.href}>{phone.textContent?.trim()}</a>
    </p>
  )
}

/** The message, preceded by its field's label unless it names it: a limit only says how long a text may be. */
function naming({ path, message }: Issue): string {
  const name = document.querySelector(`label[for="${path}"]`)?.firstChild?.textContent
  return !name || message.toLowerCase().includes(name.toLowerCase()) ? message : `${name}: ${message}`
}
