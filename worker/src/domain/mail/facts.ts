import { colorWithCode } from '../build/ral-colors.ts'
import { dayInWords, daysIncluded, daysInWords } from '../days.ts'
import { sizeInWords } from '../length.ts'
import { formatPrice } from '../money.ts'
import type { BuildFacts, Fact, RentalFacts } from './content.ts'

/** What a letter says of a rental, line by line. */
export function rentalLines({ trailer, start, end, price }: RentalFacts, priceLabel: string): Fact[] {
  return [
    ['Trailer', trailer],
    ['First day', dayInWords(start)],
    ['Last day', `${dayInWords(end)} (${daysInWords(daysIncluded(start, end))})`],
    [priceLabel, formatPrice(price)],
  ]
}

/** What a letter says of a custom build, line by line. */
export function buildLines(
  { model, size, color, equipment, price, is_base, valid_until }: BuildFacts,
  priceLabel: string,
): Fact[] {
  return [
    ['Model', model],
    ['Size', sizeInWords(size)],
    ['Color', colorWithCode(color)],
    ['Equipment', equipment.join('\n') || 'None'],
    [is_base ? 'Base price' : priceLabel, formatPrice(price)],
    ['Valid until', dayInWords(valid_until)],
  ]
}
