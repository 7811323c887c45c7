import { formatPrice, PRICE_ON_REQUEST } from '#domain/money'

/** A rate, or that it is not offered. */
export function rate(amount: number): string {
  const words = formatPrice(amount)
  return words === PRICE_ON_REQUEST ? 'Not offered' : words
}

/** “1 day”, “4 days”. */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
