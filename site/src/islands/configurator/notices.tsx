import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { BuildNotice } from '../../stores/build-notices.ts'
import { discontinuedInWords } from '../../views/build/choice.ts'
import type { Builder } from './builder.ts'
import { restoreOwnBuild } from './builder-actions.ts'
import styles from './notices.module.css'

/** Notices of what happened to the build without the visitor's doing, until dismissed. */
export function Notices({ builder }: { builder: Builder }) {
  const own = useStore(builder.$ownDraft)
  const notices = useStore(builder.$notices)
  const discontinued = useStore(builder.$discontinued)
  const { notOffered } = useStore(builder.$chosen)
  const model = useStore(builder.$model)
  const names = useStore(builder.$names)
  return (
    <div className={styles.notices} role="status">
      {own && (
        <Notice
          notice={{
            key: 'own',
            text: 'You opened the link of another build. Your own is kept until you press OK.',
            action: { label: 'Bring back my own', run: () => restoreOwnBuild(builder) },
          }}
          onDismiss={builder.discardOwnDraft}
        />
      )}
      {notices.map((notice) => (
        <Notice key={notice.key} notice={notice} onDismiss={() => builder.dismiss(notice.key)} />
      ))}
      {discontinued.length > 0 && (
        <Notice
          notice={{
            key: 'gone',
            text: `No longer offered, and not in your build: ${discontinuedInWords(discontinued, names)}.`,
          }}
          onDismiss={() => builder.removeItems(discontinued)}
        />
      )}
      {model && notOffered.length > 0 && (
        <Notice
          notice={{
            key: 'not-offered',
            text: `Not offered in ${model.name}, and not in your build: ${notOffered.map(({ name }) => name).join(', ')}.`,
          }}
          onDismiss={() => builder.removeItems(notOffered.map(({ id }) => id))}
        />
      )}
    </div>
  )
}

function Notice({ notice: { text, action, isAnswer }, onDismiss }: { notice: BuildNotice; onDismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // A dismissed notice removes its pressed button, and the focus with it.
  useLayoutEffect(() => {
    const shown = box.current
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('step-title')?.focus()
    }
  }, [])
  // The heading below the notice takes the focus, and may be in view while the notice is not.
  useLayoutEffect(() => {
    if (isAnswer) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswer])
  return (
    <div ref={box} className={styles.notice}>
      <p>{text}</p>
      <div className={styles.buttons}>
        {action && (
          <button type="button" onClick={action.run}>
            {action.label}
          </button>
        )}
        <button type="button" onClick={onDismiss}>
          OK
        </button>
      </div>
    </div>
  )
}
