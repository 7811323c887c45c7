import { formatPrice, PRICE_ON_REQUEST } from '#domain/money'

/** A rate, or that it is not offered. */
export function rate(amount: number): string {
  const words = formatPrice(amount)
  return words === PRICE_ON_REQUEST ? 'Not offered' : words
}
