import { useState } from 'react'
import { Button } from '../button.tsx'
import { OtherRecord } from '../other-record.tsx'
import { Notice } from '../state/notice.tsx'
import { useFailureFocus } from '../use-failure-focus.ts'
import type { Replaced } from './changes.ts'
import css from './save-failure-notice.module.css'
import type { SaveFailure, Stored } from './use-record-form.ts'

interface Props<In> {
  failure: SaveFailure<In> | null
  onTakeTheirs: (theirs: Stored<In>) => void
  onOverwrite: (theirs: Stored<In>) => void
}

/** Why a record was not saved, above the fields; for a stale edit, with the choice to discard or overwrite. */
export function SaveFailureNotice<In>({ failure, onTakeTheirs, onOverwrite }: Props<In>) {
  const ref = useFailureFocus<HTMLDivElement>(failure)
  if (!failure) return null
  return (
    <div ref={ref} tabIndex={-1} className={css.failure}>
      {failure.kind === 'unread' && <Unread {...failure} />}
      {failure.kind === 'refused' && (
        <Notice tone="stop">
          {failure.words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <OtherRecord other={failure.other} apart />
        </Notice>
      )}
      {failure.kind === 'stale' && (
        <Notice tone="stop" title="Somebody else changed this meanwhile">
          <p>{differences(failure)} Nothing was saved, and what you typed is still here.</p>
          <p>
            Overwriting replaces only what you changed yourself.{failure.replaced.length > 0 && ' Of theirs, that is:'}
          </p>
          {failure.replaced.length > 0 && <ReplacedValues replaced={failure.replaced} />}
          <div className={css.ways}>
            <Button onClick={() => onTakeTheirs(failure.theirs)}>Load their version</Button>
            <Button kind="plain-stop" onClick={() => onOverwrite(failure.theirs)}>
              Overwrite with mine
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}

// So that a person knows what would be lost, and can copy from it.
function ReplacedValues({ replaced }: { replaced: readonly Replaced[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.replaced} aria-label="What would be replaced" tabIndex={0}>
      <dl>
        {replaced.map(({ label, theirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{theirs}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Unread({ words, again }: Extract<SaveFailure<unknown>, { kind: 'unread' }>) {
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void again().finally(() => setBusy(false))
  }
  return (
    <Notice tone="stop" title="Somebody else changed this meanwhile">
      <p>Nothing was saved, and what you typed is still here. Their version could not be loaded. {words}</p>
      <div className={css.ways}>
        <Button busy={busy} onClick={retry}>
          Try Again
        </Button>
      </div>
    </Notice>
  )
}

function differences({ changed, theirs: { news = '' } }: Extract<SaveFailure<unknown>, { kind: 'stale' }>): string {
  if (changed.length === 0) return news || 'Their version reads the same.'
  return `${news} Their version differs in: ${changed.join(', ')}.`.trim()
}
