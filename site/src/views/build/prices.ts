import type { PublicEquipment } from '#contract/catalogue/equipment'
import { formatMoney } from '#contract/text/number-format'
import { pluralized } from '#contract/text/pluralized'
import { fromCents, PRICE_ON_REQUEST, toCents } from '#domain/money'

/** Total of the chosen equipment in euro cents, and how many pieces have no price of their own. */
export interface EquipmentTotal {
  cents: number
  count: number
  onRequest: number
}

/** A price of equipment in euro, as in “€1,250”; “Price on request” for 0. */
export function equipmentPrice(price: number): string {
  return price > 0 ? formatMoney('€', price, 'short') : PRICE_ON_REQUEST
}

/** Adds up equipment in whole cents; never together with a trailer's price, which is in dollars. */
export function equipmentTotal(items: readonly Pick<PublicEquipment, 'price'>[]): EquipmentTotal {
  return {
    cents: items.reduce((sum, { price }) => sum + toCents(price), 0),
    count: items.length,
    onRequest: items.filter(({ price }) => price <= 0).length,
  }
}

/** The equipment subtotal in words, as in “€3,200 + 2 on request”. */
export function subtotalInWords({ cents, count, onRequest }: EquipmentTotal): string {
  if (count > 0 && count === onRequest) return PRICE_ON_REQUEST
  const sum = formatMoney('€', fromCents(cents), 'short')
  return onRequest > 0 ? `${sum} + ${onRequest} on request` : sum
}

/** A number of pieces in words. */
export function itemsInWords(count: number): string {
  return pluralized(count, 'item')
}

/** Both prices in one sentence, for screen readers; `base` is the model's price as it is shown. */
export function pricesInWords(base: string | null, total: EquipmentTotal): string {
  const trailer = base === null ? 'No model chosen' : `Base price ${base}`
  const equipment = total.count > 0 ? `${itemsInWords(total.count)}, ${subtotalInWords(total)}` : 'none chosen'
  return `${trailer}. Equipment: ${equipment}.`
}
