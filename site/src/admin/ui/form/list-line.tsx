import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../button.tsx'
import field from './field.module.css'
import css from './list-input.module.css'
import type { LineButton } from './use-line-focus.ts'

interface Props {
  /** Its path in the values of the form, under which its error is stored. */
  name: string
  label: string
  line: string
  locked: boolean
  isFirst: boolean
  isLast: boolean
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One line of an editable list. */
export function ListLine(props: Props) {
  const { name, label, line, locked, isFirst, isLast, onChange, onKeyDown, onMove, onRemove } = props
  const { clearErrors, getFieldState, formState } = useFormContext()
  const problem = getFieldState(name, formState).error?.message
  const called = label.toLowerCase()
  return (
    <li className={css.line}>
      <input
        className={field.input}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${name}-problem`}
        autoComplete="off"
        value={line}
        readOnly={locked}
        onChange={(event) => {
          clearErrors(name)
          onChange(event.target.value)
        }}
        onKeyDown={locked ? undefined : onKeyDown}
      />
      {!locked && (
        <span className={css.ways}>
          <Button
            kind="quiet"
            icon={ArrowUp}
            iconOnly
            data-way={'up' satisfies LineButton}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            {`Move ${called} up`}
          </Button>
          <Button
            kind="quiet"
            icon={ArrowDown}
            iconOnly
            data-way={'down' satisfies LineButton}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            {`Move ${called} down`}
          </Button>
          <Button kind="quiet" icon={X} iconOnly data-way={'remove' satisfies LineButton} onClick={onRemove}>
            {`Remove ${called}`}
          </Button>
        </span>
      )}
      {problem && (
        <p id={`${name}-problem`} className={`${field.error} ${css.problem}`}>
          {problem}
        </p>
      )}
    </li>
  )
}
