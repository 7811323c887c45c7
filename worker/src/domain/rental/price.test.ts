import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coveredDays, quoteInWords, type Rates, ratesInCents, ratesInDollars, rentalPrice } from './price.ts'

const full: Rates = { dailyCents: 10_000, weeklyCents: 50_000, monthlyCents: 150_000 }

test('stores each rate in cents, and reads it back in dollars', () => {
  const dollars = { rental_price_daily: 0.29, rental_price_weekly: 1250.5, rental_price_monthly: 0 }
  const cents = { rental_price_daily: 29, rental_price_weekly: 125_050, rental_price_monthly: 0 }
  expect(ratesInCents(dollars)).toEqual(cents)
  expect(ratesInDollars(cents)).toEqual(dollars)
})

describe('rentalPrice', () => {
  test.each([
    [1, 10_000, '1 day'],
    [4, 40_000, '4 days'],
    [5, 50_000, '1 week'],
    [7, 50_000, '1 week'],
    [9, 70_000, '1 week + 2 days'],
    [13, 100_000, '2 weeks'],
    [21, 150_000, '1 month (30 days)'],
    [30, 150_000, '1 month (30 days)'],
    [38, 210_000, '1 month (30 days) + 1 week + 1 day'],
    [366, 1_850_000, '12 months (30 days each) + 1 week'],
  ])('covers %i days with the cheapest mix', (days, cents, words) => {
    const quote = rentalPrice(days, full)
    expect(quote?.cents).toBe(cents)
    expect(quote && quoteInWords(quote)).toBe(words)
  })

  test('offers no rate of 0', () => {
    expect(rentalPrice(8, { ...full, weeklyCents: 0 })?.cents).toBe(80_000)
    expect(rentalPrice(2, { dailyCents: 0, weeklyCents: 0, monthlyCents: 90_000 })).toMatchObject({
      cents: 90_000,
      months: 1,
    })
  })

  test('is null without any rate', () => {
    expect(rentalPrice(3, { dailyCents: 0, weeklyCents: 0, monthlyCents: 0 })).toBeNull()
  })

  const cents = fc.integer({ min: 0, max: 1_000_000 })
  const rates = fc.record({ dailyCents: cents, weeklyCents: cents, monthlyCents: cents })
  const days = fc.integer({ min: 1, max: 366 })

  test('is what its parts cost, covers the days, and no mix is cheaper', () => {
    fc.assert(
      fc.property(rates, days, (offer, wanted) => {
        const quote = rentalPrice(wanted, offer)
        if (!quote) return offer.dailyCents + offer.weeklyCents + offer.monthlyCents === 0
        const { months, weeks, days: single } = quote
        const sum = months * offer.monthlyCents + weeks * offer.weeklyCents + single * offer.dailyCents
        return (
          sum === quote.cents &&
          months * 30 + weeks * 7 + single >= wanted &&
          quote.cents <= cheapestByTrying(wanted, offer)
        )
      }),
    )
  })

  test('never falls when a day is added', () => {
    fc.assert(
      fc.property(rates, days, (offer, wanted) => {
        return (rentalPrice(wanted, offer)?.cents ?? 0) <= (rentalPrice(wanted + 1, offer)?.cents ?? 0)
      }),
    )
  })
})

test.each([
  [4, 4],
  [5, 7],
  [13, 14],
  [21, 30],
  [38, 38],
  [366, 367],
])('the price of %i days is enough for %i', (days, covered) =>
  expect(coveredDays(rentalPrice(days, full))).toBe(covered),
)

test('no price is enough for no day', () => expect(coveredDays(null)).toBe(0))

function cheapestByTrying(wanted: number, { dailyCents, weeklyCents, monthlyCents }: Rates): number {
  let best = Number.POSITIVE_INFINITY
  for (let months = 0; months <= (monthlyCents ? 13 : 0); months++) {
    for (let weeks = 0; weeks <= (weeklyCents ? 53 : 0); weeks++) {
      const rest = Math.max(0, wanted - months * 30 - weeks * 7)
      if (rest > 0 && !dailyCents) continue
      best = Math.min(best, months * monthlyCents + weeks * weeklyCents + rest * dailyCents)
    }
  }
  return best
}
