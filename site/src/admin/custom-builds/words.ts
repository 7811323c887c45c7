import type { CustomBuild, RalCode } from '#contract/requests/custom-build'
import type { Day } from '#contract/wire'
import { ralColors } from '#domain/build/ral-colors'
import { isOpen } from '#domain/customer/rules'
import { dayInWords, isDay } from '#domain/days'
import { fromCents } from '#domain/money'
import type { EquipmentTotal } from '../../views/build/prices.ts'
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

type Quoted = Pick<CustomBuild, 'status' | 'accepted_at' | 'customer_email'>

/** What the final price of a build includes, and what setting another one undoes. */
export function quoteHint({ status, accepted_at }: Pick<Quoted, 'status' | 'accepted_at'>): string {
  const hint = 'For the trailer with all of its equipment, as the customer reads it.'
  if (accepted_at === null) return hint
  if (isOpen(status)) return `${hint} The customer has accepted this price, and would have to accept another one again.`
  if (status !== 'in_progress') return hint
  return `${hint} The customer has accepted this price, and can no longer accept another one.`
}

type Validity = Pick<CustomBuild, 'status' | 'accepted_at' | 'quote_valid_until'>

/** The last day of a quote in words; notes that it is past if only that keeps the price from being accepted. */
export function lastDayInWords({ status, accepted_at, quote_valid_until: last }: Validity, today: Day): string {
  const hasEnded = isOpen(status) && accepted_at === null && last < today
  return hasEnded ? `${dayInWords(last)}, which is past` : dayInWords(last)
}

interface Quote {
  /** '' while it is being entered. */
  last: string
  price: number | null
  today: Day
}

/** What the last day of a quote with this price implies: whether a price can be accepted, and which mail a change sends. */
export function validHint({ status, accepted_at, customer_email }: Quoted, { last, price, today }: Quote): string {
  const isPast = isDay(last) && last < today
  const isAccepted = accepted_at !== null
  // A customer who cannot accept the price, or already has, gets no mail about its last day.
  const isMailed = status === 'approved' || (status === 'pending' && price !== null && !isPast)
  const sentences = [
    isPast &&
      `This day is past, so the customer ${isAccepted ? 'could not accept another' : 'can no longer accept the'} price.`,
    isMailed &&
      customer_email !== '' &&
      `The customer gets an e-mail about a new price${isAccepted && status === 'pending' ? '' : ' or day'}.`,
  ]
  return sentences.filter(Boolean).join(' ') || 'The price is valid until the end of this day.'
}
