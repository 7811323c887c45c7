import { colorWithCode } from '../build/ral-colors.ts'
import { finalPriceInWords } from '../customer/rules.ts'
import { dayInWords, daysIncluded, daysInWords, fullRangeInWords } from '../days.ts'
import { sizeInWords } from '../length.ts'
import type { BuildFacts, Fact, RentalFacts } from './content.ts'

// Estimates are never 0, so a price of 0 was set by staff.

/** The details of a rental in a letter, line by line; the price is omitted if its label is `null`. */
export function rentalLines(rental: RentalFacts, priceLabel: string | null): Fact[] {
  const { trailer, start, end, asked, price } = rental
  return [
    ['Trailer', trailer],
    ['First day', dayInWords(start)],
    ['Last day', `${dayInWords(end)} (${daysInWords(daysIncluded(start, end))})`],
    ...(asked ? [['You asked for', fullRangeInWords(asked)] as const] : []),
    ...(priceLabel === null ? [] : [[priceLabel, finalPriceInWords(price) + delivery(rental)] as const]),
  ]
}

/** The details of a custom build in a letter, line by line; the price and its last day are omitted if the label is `null`. */
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
    [is_base ? 'Base price' : priceLabel, finalPriceInWords(price) + coverage(build)],
    ['Valid until', dayInWords(valid_until)],
  ]
}

// Mails stored before `includes_delivery` and `is_base` existed have neither.
function delivery({ includes_delivery }: RentalFacts): string {
  if (includes_delivery === undefined || includes_delivery === null) return ''
  return includes_delivery ? ', with delivery' : ', without delivery'
}

function coverage({ equipment, price, is_base }: BuildFacts): string {
  if (equipment.length === 0 || price === null || is_base === undefined) return ''
  return is_base ? ', without the equipment' : ', with all of the equipment'
}
