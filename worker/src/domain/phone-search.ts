import { plainPhone } from '#contract/text/plain-phone'

// Fewer digits may be an id or a part of a date, and are searched for as typed only.
const MIN_SEARCHED = 5

/**
 * The digits of a typed search for a phone number, without the country code 1; `null` if it is no number, or too little of one
 * to narrow the search.
 */
export function searchedDigits(typed: string): string | null {
  const plain = plainPhone(typed)
  if (!/^[\d\s()+.-]+$/.test(plain)) return null
  const digits = plain.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length < MIN_SEARCHED ? null : digits
}
