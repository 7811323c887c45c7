import { useRef } from 'react'
import { LinkButton } from './link-button.tsx'
import styles from './tools.module.css'

interface Props {
  isEmpty: boolean
  onStartOver: () => void
}

/** Starts over with an empty build, once the visitor has confirmed. */
export function StartOver({ isEmpty, onStartOver }: Props) {
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
