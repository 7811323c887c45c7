import { ChefHat, MoveHorizontal, Ruler } from 'lucide-react'
import type { CustomTrailer } from '#contract/catalogue/custom-trailer'
import { sizesOf } from '#domain/build/offer'
import { formatPrice } from '#domain/money'
import { FactLine, FactLines, Prices } from '../catalogue/card-facts.tsx'
import { equipmentCount } from '../catalogue/words.ts'

/** What a card shows of a custom trailer. */
export function ModelFacts({ record }: { record: CustomTrailer }) {
  const { dimensions, price, available_equipment, offers_all } = record
  const whenNone = offers_all ? 'All equipment' : 'No equipment: what it offered was deleted'
  return (
    <>
      <FactLines>
        {dimensions && <FactLine icon={Ruler}>{dimensions}</FactLine>}
        <FactLine icon={MoveHorizontal}>{sizesOf(record).join(', ')}</FactLine>
        <FactLine icon={ChefHat}>{equipmentCount(available_equipment.length, whenNone)}</FactLine>
      </FactLines>
      <Prices prices={[{ label: 'Base price', words: formatPrice(price) }]} />
    </>
  )
}
