import { ChefHat, MapPin, Ruler } from 'lucide-react'
import type { Trailer } from '#contract/catalogue/trailer'
import { formatPrice } from '#domain/money'
import { FactLine, FactLines, Prices } from '../catalogue/card-facts.tsx'
import { equipmentCount } from '../catalogue/words.ts'

/** What a card shows of a rental trailer. */
export function TrailerFacts({ record }: { record: Trailer }) {
  const { size, location, equipment } = record
  return (
    <>
      <FactLines>
        {size && <FactLine icon={Ruler}>{size}</FactLine>}
        {location && <FactLine icon={MapPin}>{location}</FactLine>}
        <FactLine icon={ChefHat}>{equipmentCount(equipment.length)}</FactLine>
      </FactLines>
      <Prices
        prices={[
          { label: 'Daily', words: formatPrice(record.rental_price_daily) },
          { label: 'Weekly', words: formatPrice(record.rental_price_weekly) },
          { label: 'Monthly', words: formatPrice(record.rental_price_monthly) },
        ]}
      />
    </>
  )
}
