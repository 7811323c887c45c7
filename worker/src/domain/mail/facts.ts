import { colorWithCode } from '../build/ral-colors.ts'
import { finalPrice } from '../customer/rules.ts'
import { dayInWords, daysIncluded, daysInWords } from '../days.ts'
import { sizeInWords } from '../length.ts'
import type { BuildFacts, Fact, RentalFacts } from './content.ts'

// There is no estimate of 0, so that a price of 0 is what staff named.

/** The details of a rental in a letter, line by line; without a label for the price, that is left out. */
export function rentalLines(rental: RentalFacts, priceLabel: string | null): Fact[] {
  const { trailer, start, end, price } = rental
  return [
    ['Trailer', trailer],
    ['First day', dayInWords(start)],
    ['Last day', `${dayInWords(end)} (${daysInWords(daysIncluded(start, end))})`],
    ...(priceLabel === null ? [] : [[priceLabel, finalPrice(price) + delivery(rental)] as const]),
  ]
}

/** The details of a custom build in a letter, line by line; without a label for the price, that and its last day are left out. */
export function buildLines(build: BuildFacts, priceLabel: string | null): Fact[] {
  const { model, size, color, equipment, price, is_base, valid_until } = build
  const what: Fact[] = [
    ['Model', model],
    ['Size', sizeInWords(size)],
    ['Color', colorWithCode(color)],
    ['Equipment', equipment.join('\n') || 'None'],
  ]
  if (priceLabel === null) return what
  return [
    ...what,
    [is_base ? 'Base price' : priceLabel, finalPrice(price) + coverage(build)],
    ['Valid until', dayInWords(valid_until)],
  ]
}

// Mails from before these two were stored know neither.
function delivery({ includes_delivery }: RentalFacts): string {
  if (includes_delivery === undefined || includes_delivery === null) return ''
  return includes_delivery ? ', with delivery' : ', without delivery'
}

function coverage({ equipment, is_base }: BuildFacts): string {
  if (equipment.length === 0 || is_base === undefined) return ''
  return is_base ? ', without the equipment' : ', with all of the equipment'
}
