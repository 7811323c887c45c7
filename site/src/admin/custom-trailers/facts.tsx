import { ChefHat, MoveHorizontal, Ruler } from 'lucide-react'
import type { CustomTrailer } from '#contract/custom-trailer'
import { formatPrice } from '#domain/money'
import { FactLine, FactLines, Prices } from '../catalogue/card-facts.tsx'
import { equipmentCount } from '../catalogue/words.ts'

/** What a card tells of a custom trailer. */
export function ModelFacts({ record: { dimensions, sizes, price, available_equipment } }: { record: CustomTrailer }) {
  return (
    <>
      <FactLines>
        {dimensions && <FactLine icon={Ruler}>{dimensions}</FactLine>}
        {sizes.length > 0 && <FactLine icon={MoveHorizontal}>{sizes.join(', ')}</FactLine>}
        <FactLine icon={ChefHat}>{equipmentCount(available_equipment.length, 'All equipment')}</FactLine>
      </FactLines>
      <Prices prices={[{ label: 'Base price', words: formatPrice(price) }]} />
    </>
  )
}
