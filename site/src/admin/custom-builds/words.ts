import type { CustomBuild, RalCode } from '#contract/custom-build'
import { ralColors } from '#domain/build/ral-colors'
import { isOpen } from '#domain/customer/rules'
import { fromCents } from '#domain/money'
import type { EquipmentTotal } from '../../views/build-prices.ts'
import { euroPrice } from '../equipment/words.ts'

/** How many pieces a card of the list names (admin specification, section 2). */
const NAMED = 3

/** The first three pieces of a build, and how many more there are. */
export function firstPieces(names: readonly string[]): { named: readonly string[]; more: number } {
  return { named: names.slice(0, NAMED), more: Math.max(0, names.length - NAMED) }
}

/** A color in words, as in “Traffic Red, RAL 3020”. */
export function colorInWords(code: RalCode): string {
  const color = ralColors.find((known) => known.code === code)
  return color ? `${color.name}, ${code}` : code
}

/** A color as a screen shows it, `#RRGGBB`. */
export function colorHex(code: RalCode): string {
  return ralColors.find((known) => known.code === code)?.hex ?? '#F1F0EA'
}

/** The equipment subtotal with two decimals, as in “€3,200.00 + 2 on request”. */
export function subtotalPrice({ cents, onRequest }: EquipmentTotal): string {
  const sum = euroPrice(fromCents(cents))
  return cents > 0 && onRequest > 0 ? `${sum} + ${onRequest} on request` : sum
}

/** What the final price of a build implies: what is in it, and what another one undoes. */
export function quoteHint({ status, accepted_at }: Pick<CustomBuild, 'status' | 'accepted_at'>): string {
  const hint = 'For the trailer with all of its equipment, as the customer reads it.'
  if (accepted_at === null || !isOpen(status)) return hint
  return `${hint} The customer has accepted this price, and would have to accept another one again.`
}
