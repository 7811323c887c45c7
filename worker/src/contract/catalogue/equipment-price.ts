// Longer text is prose, not a price.
const MAX_TEXT_LENGTH = 100
const NEGATIVE_OR_POWER = /[-−–]\s*\d|\de[+-]?\d/i

/**
 * The price in euro, from whatever format a list of equipment has: a number, text like "€ 1.250,00" or "1,250.00", or the first
 * readable price of a list or keyed object. 0 means “Price on request”, and is the result for anything unreadable.
 */
export function readEquipmentPrice(value: unknown): number {
  return firstPrice(value, 3) ?? 0
}

/** True for a text with digits that is not a price, such as “100 – 200” or “-5”: a mistake that a 0 must not hide. */
export function isMistakenPrice(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH && /\d/.test(value) && fromText(value) === null
}

/** True for digits with separators of one kind, each before three digits: they group thousands. */
export function isGrouped(digits: string): boolean {
  return /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(digits)
}

function firstPrice(value: unknown, depth: number): number | null {
  if (typeof value === 'number') return rounded(value)
  if (typeof value === 'string') return fromText(value)
  if (depth === 0 || value === null || typeof value !== 'object') return null
  for (const inner of Object.values(value)) {
    const price = firstPrice(inner, depth - 1)
    if (price !== null) return price
  }
  return null
}

function fromText(text: string): number | null {
  if (text.length > MAX_TEXT_LENGTH || NEGATIVE_OR_POWER.test(text)) return null
  const [figure] = /\d[\d.,'’ \u00a0\u202f]*/.exec(text) ?? []
  return figure === undefined ? null : rounded(toNumber(figure.replace(/['’\s]/g, '').replace(/[.,]+$/, '')))
}

function toNumber(digits: string): number {
  // Unless all separators group thousands, the last one is the decimal point.
  const [, whole = digits, cents = '0'] = (!isGrouped(digits) && /^(.*)[.,](\d+)$/.exec(digits)) || []
  return Number(`${whole.replace(/\D/g, '')}.${cents}`)
}

function rounded(price: number): number | null {
  const cents = Math.round(price * 100)
  return Number.isFinite(cents) && cents >= 0 ? cents / 100 : null
}
