import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { copyLink } from '../../browser/copy-link.ts'
import { isEmptyDraft } from '../../stores/build-draft.ts'
import type { Builder } from './builder.ts'
import { buildLink } from './builder-address.ts'
import { LinkButton } from './link-button.tsx'
import styles from './tools.module.css'

const MESSAGE_MS = 2500

interface Props {
  builder: Builder
  onStartOver: () => void
}

/** What can be done with the build as a whole: share it, or start over. */
export function Tools({ builder, onStartOver }: Props) {
  const isEmpty = isEmptyDraft(useStore(builder.$draft))
  const [said, say] = useTemporaryMessage()

  async function share() {
    // It also rejects when the visitor closes the sheet without sharing.
    await navigator.share({ title: document.title, url: buildLink(builder) }).catch(() => undefined)
  }

  return (
    <div className={styles.tools}>
      <LinkButton disabled={isEmpty} onClick={() => void copyLink(buildLink(builder)).then(say)}>
        {said || 'Copy link'}
      </LinkButton>
      {'share' in navigator && (
        <LinkButton disabled={isEmpty} onClick={() => void share()}>
          Share
        </LinkButton>
      )}
      <StartOver isEmpty={isEmpty} onStartOver={onStartOver} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}

/** A short message that disappears by itself. */
function useTemporaryMessage() {
  const [said, setSaid] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function say(words: string) {
    setSaid(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSaid(''), MESSAGE_MS)
  }

  return [said, say] as const
}

interface StartOverProps {
  isEmpty: boolean
  onStartOver: () => void
}

/** Starts over with an empty build, once the visitor has confirmed. */
function StartOver({ isEmpty, onStartOver }: StartOverProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  function confirm() {
    dialog.current?.close()
    onStartOver()
  }

  return (
    <>
      <LinkButton disabled={isEmpty} onClick={() => dialog.current?.showModal()}>
        Start over
      </LinkButton>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="start-over-title">
        <h2 id="start-over-title">Start over?</h2>
        <p>Model, size, color and equipment of this build are cleared. What you typed for the quote stays.</p>
        <div>
          <button type="button" className="button" data-kind="second" onClick={() => dialog.current?.close()}>
            Keep my build
          </button>
          <button type="button" className="button" onClick={confirm}>
            Start over
          </button>
        </div>
      </dialog>
    </>
  )
}
