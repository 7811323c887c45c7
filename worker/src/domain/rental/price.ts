import type { PublicTrailer } from '#contract/catalogue/trailer'
import { daysInWords } from '../days.ts'
import { fromCents, toCents } from '../money.ts'

/** Rates in dollars, as in the JSON of a trailer or of a request with copies of them. */
export type TrailerRates = Pick<PublicTrailer, 'rental_price_daily' | 'rental_price_weekly' | 'rental_price_monthly'>

/** Prices of a trailer in cents for 1, 7 and 30 days; 0 means that this rate is not offered. */
export interface Rates {
  dailyCents: number
  weeklyCents: number
  monthlyCents: number
}

/** A price in cents and the rates it is made of. */
export interface RentalQuote {
  cents: number
  months: number
  weeks: number
  days: number
}

/** The rates of a record whose prices are dollars. */
export function ratesOf(prices: TrailerRates): Rates {
  return {
    dailyCents: toCents(prices.rental_price_daily),
    weeklyCents: toCents(prices.rental_price_weekly),
    monthlyCents: toCents(prices.rental_price_monthly),
  }
}

/** The rates of a row of the database, which are cents, in dollars. */
export function ratesInDollars(stored: TrailerRates): TrailerRates {
  return converted(stored, fromCents)
}

/** Rates in dollars as the database stores them, in cents. */
export function ratesInCents(prices: TrailerRates): TrailerRates {
  return converted(prices, toCents)
}

function converted(rates: TrailerRates, convert: (amount: number) => number): TrailerRates {
  return {
    rental_price_daily: convert(rates.rental_price_daily),
    rental_price_weekly: convert(rates.rental_price_weekly),
    rental_price_monthly: convert(rates.rental_price_monthly),
  }
}

/**
 * Cheapest mix of 30-day, 7-day and 1-day rates that covers `days` (1 to 366), in cents; `null` when no rate is
 * set. A mix may cover more days than asked for: a week for the price of five days costs a week (rulings, section 5).
 */
export function rentalPrice(days: number, rates: Rates): RentalQuote | null {
  const offered = longestFirst(rates).filter(({ cents }) => cents > 0)
  const best: RentalQuote[] = [{ cents: 0, months: 0, weeks: 0, days: 0 }]
  for (let covered = 1; covered <= days; covered++) {
    for (const rate of offered) {
      const rest = best[Math.max(0, covered - rate.length)]
      const known = best[covered]
      // Of two mixes at the same price, the first is kept, which has fewer parts.
      if (!rest || (known && known.cents <= rest.cents + rate.cents)) continue
      best[covered] = { ...rest, cents: rest.cents + rate.cents, [rate.unit]: rest[rate.unit] + 1 }
    }
  }
  return best[days] ?? null
}

/** The number of days that a price covers; 0 for none. */
export function coveredDays(quote: RentalQuote | null): number {
  return quote ? quote.months * 30 + quote.weeks * 7 + quote.days : 0
}

function longestFirst(rates: Rates) {
  return [
    { unit: 'months', length: 30, cents: rates.monthlyCents },
    { unit: 'weeks', length: 7, cents: rates.weeklyCents },
    { unit: 'days', length: 1, cents: rates.dailyCents },
  ] as const
}

/** The parts of a price in words, as in “1 week + 2 days”. */
export function quoteInWords(quote: RentalQuote): string {
  const parts = [
    [quote.months, monthsInWords(quote.months)],
    [quote.weeks, weeksInWords(quote.weeks)],
    [quote.days, daysInWords(quote.days)],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([, words]) => words)
    .join(' + ')
}

/** How many times the 30-day rate is charged, as in “1 month (30 days)”: calendar months are longer or shorter. */
export function monthsInWords(count: number): string {
  return count === 1 ? '1 month (30 days)' : `${count} months (30 days each)`
}

/** How many times the weekly rate is charged, as in “2 weeks”. */
export function weeksInWords(count: number): string {
  return count === 1 ? '1 week' : `${count} weeks`
}
