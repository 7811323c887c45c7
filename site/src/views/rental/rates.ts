import type { TrailerRates } from '#domain/rental/price'

/** A rate by its name, with its period if the name does not define it; the price is in dollars, 0 if it is not offered. */
export interface NamedRate {
  name: string
  span: string | null
  price: number
}

/** The rates of a trailer by the names that they have on every page, the shortest first. */
export function namedRates(trailer: TrailerRates): NamedRate[] {
  return [
    { name: 'Daily', span: null, price: trailer.rental_price_daily },
    { name: 'Weekly', span: null, price: trailer.rental_price_weekly },
    // Calendar months are longer or shorter.
    { name: 'Monthly', span: '30 days', price: trailer.rental_price_monthly },
  ]
}
