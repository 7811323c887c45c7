import { Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../button.tsx'
import { isComposing } from '../is-composing.ts'
import field from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { ListSpec } from './fields.ts'
import css from './list-input.module.css'
import { ListLine } from './list-line.tsx'
import { added, linesOf, moved, withoutLine } from './list-rules.ts'
import { type LineButton, useLineFocus } from './use-line-focus.ts'

/** Ordered lines of text; Enter adds a new line. */
export function ListInput({ field: spec }: { field: ListSpec }) {
  const { name, noun, max, locked } = spec
  const { id, problem } = useField(spec)
  const { field: held } = useController({ name })
  const lines = linesOf(held.value)
  const { list, addButton, focusOn } = useLineFocus(held.ref)
  const change = (next: readonly string[], place: number, way?: LineButton) => {
    focusOn(place, way)
    held.onChange(next)
  }
  const add = (after = lines.length - 1) => lines.length < max && change(added(lines, after), after + 1)
  const press = (event: KeyboardEvent, place: number) => {
    // With this Enter somebody who writes Japanese takes a word, and goes on in the same line.
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(place)
    } else if (event.key === 'Backspace' && lines[place] === '') {
      event.preventDefault()
      change(withoutLine(lines, place), Math.max(place - 1, 0))
    }
  }
  return (
    <FieldFrame field={spec} id={id} problem={problem} group>
      <ul ref={list} tabIndex={-1} className={css.lines}>
        {lines.map((line, place) => (
          <ListLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal; only their place identifies them
            key={place}
            name={`${name}.${place}`}
            label={`${noun} ${place + 1}`}
            line={line}
            locked={locked !== undefined}
            isFirst={place === 0}
            isLast={place === lines.length - 1}
            onChange={(text) => held.onChange(lines.with(place, text))}
            onKeyDown={(event) => press(event, place)}
            onMove={(by) => change(moved(lines, place, by), place + by, by < 0 ? 'up' : 'down')}
            onRemove={() => change(withoutLine(lines, place), Math.min(place, lines.length - 2), 'remove')}
          />
        ))}
      </ul>
      {lines.length === 0 && <p className={field.hint}>None yet.</p>}
      {locked === undefined && (
        <div className={css.add}>
          <Button ref={addButton} icon={Plus} disabled={lines.length >= max} onClick={() => add()}>
            Add {noun}
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}
