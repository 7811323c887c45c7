import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import css from './copy-field.module.css'

/** A text to copy by a button, or by hand where the browser refuses. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('Copied.')
    } catch {
      // Refused by the browser: the selected text can be copied by hand.
      setOutcome('Press Ctrl+C or ⌘C to copy it.')
    }
  }
  return (
    <div className={css.copied}>
      <label htmlFor={id}>{label}</label>
      <div className={css.line}>
        <input
          ref={field}
          id={id}
          className={css.field}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={Copy} onClick={copy}>
          Copy
        </Button>
      </div>
      <p className={css.outcome} role="status">
        {outcome}
      </p>
    </div>
  )
}
