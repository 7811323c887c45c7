import { formatMoney } from '#contract/text/number-format'

/** Integer cents of a decimal amount with at most two places. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}

/** Decimal amount of integer cents, exact to two places. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** Shown if there is no price: nothing here is ever free, so 0 means “not set” (rulings, section 7). */
export const PRICE_ON_REQUEST = 'Price on request'

/** Dollars as the portal lists them, as in “$1,250.00”; “Price on request” for 0 and for no price. */
export function formatPrice(amount: number | null): string {
  return amount ? formatMoney('$', amount) : PRICE_ON_REQUEST
}

/** Dollars as customers read them, as in “$1,250” and “$1,250.50”; “Price on request” for 0 and for no price. */
export function priceInWords(amount: number | null): string {
  return amount ? formatMoney('$', amount, 'short') : PRICE_ON_REQUEST
}
