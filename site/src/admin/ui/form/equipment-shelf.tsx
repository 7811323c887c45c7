import { useId } from 'react'
import css from './equipment.module.css'
import type { Shelf } from './equipment-rules.ts'

interface Props {
  shelf: Shelf
  chosen: readonly number[]
  locked: boolean
  onToggle: (id: number) => void
}

/** The pieces of a category, each with its checkbox. */
export function EquipmentShelf({ shelf: { category, pieces }, chosen, locked, onToggle }: Props) {
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
