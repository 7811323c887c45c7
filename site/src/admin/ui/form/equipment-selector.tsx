import { useId, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import css from './equipment.module.css'
import { chosenIds, findPieces, type Shelf, selectable, shelves, toggled } from './equipment-rules.ts'
import field from './field.module.css'
import { FieldFrame, useField } from './field-frame.tsx'
import type { EquipmentSelectorSpec } from './fields.ts'

/** Equipment to choose from, by category, with a search that hides but never unchooses. */
export function EquipmentSelector({ field: spec }: { field: EquipmentSelectorSpec }) {
  const { id, problem } = useField(spec)
  const { field: held } = useController({ name: spec.name })
  const [q, setQ] = useState('')
  const pieces = useMemo(() => selectable(spec.items), [spec.items])
  const chosen = chosenIds(held.value)
  const found = shelves(findPieces(pieces, q))
  return (
    <FieldFrame field={spec} id={id} problem={problem} group>
      <input
        ref={held.ref}
        className={field.input}
        type="search"
        aria-label={`Search ${spec.label.toLowerCase()}`}
        placeholder="Search name or category"
        value={q}
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.shelves} tabIndex={0} aria-label={spec.label}>
        {found.map((shelf) => (
          <EquipmentShelf
            key={shelf.category}
            shelf={shelf}
            chosen={chosen}
            locked={spec.locked !== undefined}
            onToggle={(piece) => held.onChange(toggled(chosen, piece))}
          />
        ))}
        {found.length === 0 && (
          <p className={field.hint}>{pieces.length === 0 ? 'No equipment found' : `Nothing holds “${q}”.`}</p>
        )}
      </section>
      <p className={field.small} aria-live="polite">
        {chosen.length} selected
      </p>
    </FieldFrame>
  )
}

interface ShelfProps {
  shelf: Shelf
  chosen: readonly number[]
  locked: boolean
  onToggle: (id: number) => void
}

function EquipmentShelf({ shelf: { category, pieces }, chosen, locked, onToggle }: ShelfProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset is told twice
    <div role="group" aria-labelledby={id} className={css.shelf}>
      <h4 id={id} className={css.category}>
        {category}
      </h4>
      {pieces.map((piece) => (
        <label key={piece.id} className={css.piece}>
          <input
            type="checkbox"
            checked={chosen.includes(piece.id)}
            disabled={locked}
            onChange={() => onToggle(piece.id)}
          />
          {piece.name}
        </label>
      ))}
    </div>
  )
}
