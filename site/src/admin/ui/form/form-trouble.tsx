import { useState } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { OtherRecord } from '../other-record.tsx'
import { useTroubleFocus } from '../use-trouble-focus.ts'
import type { Replaced } from './changes.ts'
import css from './form-trouble.module.css'
import type { Stored, Trouble } from './use-record-form.ts'

interface Props<In> {
  trouble: Trouble<In> | null
  onTakeTheirs: (theirs: Stored<In>) => void
  onOverwrite: (theirs: Stored<In>) => void
}

/** Why a record was not saved, above the fields; for a stale edit, with the choice to discard or overwrite. */
export function FormTrouble<In>({ trouble, onTakeTheirs, onOverwrite }: Props<In>) {
  const ref = useTroubleFocus<HTMLDivElement>(trouble)
  if (!trouble) return null
  return (
    <div ref={ref} tabIndex={-1} className={css.trouble}>
      {trouble.kind === 'unread' && <Unread {...trouble} />}
      {trouble.kind === 'refused' && (
        <Notice tone="stop">
          {trouble.words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <OtherRecord other={trouble.other} apart />
        </Notice>
      )}
      {trouble.kind === 'stale' && (
        <Notice tone="stop" title="Somebody else changed this meanwhile">
          <p>{differences(trouble)} Nothing was saved, and what you typed is still here.</p>
          <p>
            Overwriting replaces only what you changed yourself.{trouble.replaced.length > 0 && ' Of theirs, that is:'}
          </p>
          {trouble.replaced.length > 0 && <ReplacedValues replaced={trouble.replaced} />}
          <div className={css.ways}>
            <Button onClick={() => onTakeTheirs(trouble.theirs)}>Load their version</Button>
            <Button kind="plain-stop" onClick={() => onOverwrite(trouble.theirs)}>
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

function Unread({ words, again }: Extract<Trouble<unknown>, { kind: 'unread' }>) {
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

function differences({ changed, theirs: { news = '' } }: Extract<Trouble<unknown>, { kind: 'stale' }>): string {
  if (changed.length === 0) return news || 'Their version reads the same.'
  return `${news} Their version differs in: ${changed.join(', ')}.`.trim()
}
