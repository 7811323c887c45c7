import type { Equipment, EquipmentPlace } from '#contract/catalogue/equipment'
import { formatMoney, formatNumber } from '#contract/text/number-format'
import { PRICE_ON_REQUEST } from '#domain/money'

/** A price in euro with two decimals, as in “€1,250.00”; “Price on request” for 0. */
export function euroPrice(price: number): string {
  return price > 0 ? formatMoney('€', price) : PRICE_ON_REQUEST
}

/** The place of a piece, in words. */
export const PLACE_WORDS = {
  floor: 'On the floor',
  counter: 'On a counter',
  overhead: 'Overhead',
  outside: 'Outside',
  loose: 'Loose',
} as const satisfies Record<EquipmentPlace, string>

type Powered = Pick<Equipment, 'watts' | 'starting_watts' | 'amps' | 'volts'>

/** What a piece draws, as in “3,000 W (6,000 W starting) · 13 A · 230 V”; '' where nothing is known. */
export function ratingsInWords({ watts, starting_watts, amps, volts }: Powered): string {
  if (watts === 0 && !starting_watts && !amps) return 'No electricity'
  const figure = (amount: number | null, unit: string) => (amount === null ? '' : `${formatNumber(amount)} ${unit}`)
  const starting = starting_watts === null ? '' : `${figure(starting_watts, 'W')} starting`
  const power = watts === null ? starting : figure(watts, 'W') + (starting && ` (${starting})`)
  return [power, figure(amps, 'A'), figure(volts, 'V')].filter(Boolean).join(' · ')
}
