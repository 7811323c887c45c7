import type { Rental } from '#contract/rental'
import { formatPrice } from '#domain/money'
import { requestPrice } from '../requests/words.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { rate } from './words.ts'

/** What the rental costs, and the rates of the day it was asked for. */
export function RentalPrices({ rental }: { rental: Rental }) {
  const { final_price, estimated_price, rental_price_daily, rental_price_weekly, rental_price_monthly } = rental
  return (
    <Facts title="Price">
      <Fact label="Final">{final_price === null ? 'Not set' : requestPrice(rental)}</Fact>
      <Fact label="Estimate">{formatPrice(estimated_price)}</Fact>
      <Fact label="Daily rate">{rate(rental_price_daily)}</Fact>
      <Fact label="Weekly rate">{rate(rental_price_weekly)}</Fact>
      <Fact label="Monthly rate">{rate(rental_price_monthly)}</Fact>
    </Facts>
  )
}
