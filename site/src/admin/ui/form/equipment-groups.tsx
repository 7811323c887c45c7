import { memo, useId } from 'react'
import css from './equipment.module.css'
import { type EquipmentGroup, firstPieces, type Piece } from './equipment-rules.ts'

interface Props {
  chosen: ReadonlySet<number>
  locked: boolean
  onToggle: (id: number) => void
}

/** The first `most` pieces found, in their groups; memoized, so that it rerenders only when a prop changes. */
export const EquipmentGroups = memo(function EquipmentGroups({
  found,
  most,
  chosen,
  ...props
}: Omit<Props, 'chosen'> & { found: readonly EquipmentGroup[]; most: number; chosen: readonly number[] }) {
  const picked = new Set(chosen)
  return firstPieces(found, most).map((group) => (
    <EquipmentCategory key={group.category} group={group} chosen={picked} {...props} />
  ))
})

/** The pieces of a category, each with its checkbox. */
function EquipmentCategory({
  group: { category, pieces },
  chosen,
  locked,
  onToggle,
}: Props & { group: EquipmentGroup }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset is announced twice
    <div role="group" aria-labelledby={id} className={css.group}>
      <h3 id={id} className={css.category}>
        {category}
      </h3>
      {pieces.map((piece) => (
        <PieceToChoose
          key={piece.id}
          piece={piece}
          checked={chosen.has(piece.id)}
          locked={locked}
          onToggle={onToggle}
        />
      ))}
    </div>
  )
}

interface PieceProps extends Pick<Props, 'locked' | 'onToggle'> {
  piece: Piece
  checked: boolean
}

// Memoized, so that typing does not render unchanged pieces again.
const PieceToChoose = memo(function PieceToChoose({ piece: { id, name }, checked, locked, onToggle }: PieceProps) {
  return (
    <label className={css.piece}>
      <input type="checkbox" checked={checked} disabled={locked} onChange={() => onToggle(id)} />
      {name}
    </label>
  )
})
