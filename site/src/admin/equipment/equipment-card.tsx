import { MapPin, Ruler, Zap } from 'lucide-react'
import { memo } from 'react'
import type { Equipment } from '#contract/catalogue/equipment'
import { CategoryIcon } from '../../views/equipment/category-icon-image.tsx'
import { dimensionsInWords } from '../../views/equipment/facts.ts'
import { FactLine, FactLines } from '../catalogue/card-facts.tsx'
import catalogue from '../catalogue/catalogue.module.css'
import { RecordActions } from '../catalogue/record-actions.tsx'
import { DeletionFailure } from '../ui/deletion/deletion-failure.tsx'
import { useUndoableDeletion } from '../ui/deletion/use-undoable-deletion.ts'
import { Card } from '../ui/list/card-grid.tsx'
import { cardKey } from '../ui/list/use-returning-card.ts'
import type { EquipmentOpen } from './address.ts'
import { equipmentCalls } from './calls.ts'
import css from './equipment.module.css'
import { SECTION } from './queries.ts'
import { euroPrice, PLACE_WORDS, ratingsInWords } from './words.ts'

interface Props {
  piece: Equipment
  mayManage: boolean
  onOpen: (open: EquipmentOpen) => void
}

/** One piece of equipment, with its actions; memoized, since there may be hundreds. */
export const EquipmentCard = memo(function EquipmentCard({ piece, mayManage, onOpen }: Props) {
  const { id, name, category, category_icon } = piece
  const deletion = useUndoableDeletion({ section: SECTION, ...equipmentCalls })
  return (
    <Card
      recordKey={cardKey(SECTION, id)}
      title={name}
      note={`#${id}`}
      badges={
        <p className={css.category}>
          <CategoryIcon category={category} icon={category_icon} size={20} />
          {category}
        </p>
      }
      actions={
        <RecordActions
          name={name}
          mayManage={mayManage}
          skipKey="delete_equipment"
          busy={deletion.isPending}
          onEdit={() => onOpen({ form: 'edit', id })}
          onDuplicate={() => onOpen({ form: 'copy', id })}
          onDelete={() => deletion.mutate(piece)}
        >
          <p>Visitors can no longer choose it. Requests for it stay as they were.</p>
        </RecordActions>
      }
    >
      <PieceFacts piece={piece} />
      <DeletionFailure noun="equipment" deletion={deletion} />
    </Card>
  )
})

function PieceFacts({ piece }: { piece: Equipment }) {
  const { price, info, description, dimensions, place } = piece
  const power = ratingsInWords(piece)
  return (
    <>
      <p className={css.price} data-known={price > 0}>
        {euroPrice(price)}
      </p>
      {info && <p className={css.info}>{info}</p>}
      {description && <p className={catalogue.description}>{description}</p>}
      <FactLines>
        {dimensions && <FactLine icon={Ruler}>{dimensionsInWords(dimensions)}</FactLine>}
        {power && <FactLine icon={Zap}>{power}</FactLine>}
        {place && <FactLine icon={MapPin}>{PLACE_WORDS[place]}</FactLine>}
      </FactLines>
    </>
  )
}
