import { colorWithCode } from '../build/ral-colors.ts'
import { finalPrice } from '../customer/rules.ts'
import { dayInWords, daysIncluded, daysInWords } from '../days.ts'
import { sizeInWords } from '../length.ts'
import type { BuildFacts, Fact, RentalFacts } from './content.ts'

// There is no estimate of 0, so that a price of 0 is what staff named.

/** The details of a rental in a letter, line by line. */
export function rentalLines({ trailer, start, end, price }: RentalFacts, priceLabel: string): Fact[] {
  return [
    ['Trailer', trailer],
    ['First day', dayInWords(start)],
    ['Last day', `${dayInWords(end)} (${daysInWords(daysIncluded(start, end))})`],
    [priceLabel, finalPrice(price)],
  ]
}

/** The details of a custom build in a letter, line by line. */
export function buildLines(
  { model, size, color, equipment, price, is_base, valid_until }: BuildFacts,
  priceLabel: string,
): Fact[] {
  return [
    ['Model', model],
    ['Size', sizeInWords(size)],
    ['Color', colorWithCode(color)],
    ['Equipment', equipment.join('\n') || 'None'],
    [is_base ? 'Base price' : priceLabel, finalPrice(price)],
    ['Valid until', dayInWords(valid_until)],
  ]
}
