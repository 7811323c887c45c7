import { describe, expect, test } from 'vitest'
import { choiceInWords, daysToAsk, deliveryInWords, priceNoteInWords, quotePrice, spareInWords } from './words.ts'

const week = { cents: 119_000, months: 0, weeks: 1, days: 0 }

describe('the choice in words, with numbers that stay beside what they count,', () => {
  test.each([
    [null, null, 0, null, 'Pick the first day of your rental.'],
    [
      '2026-11-28',
      null,
      0,
      null,
      'First day: Saturday, November 28, 2026. Now pick the last day, or the same one again for a single day.',
    ],
    [null, '2026-11-28', 0, null, 'Last day: Saturday, November 28, 2026. Now pick the first day.'],
    ['2026-11-28', '2026-11-28', 1, null, 'Saturday, November 28, 2026, 1\u00a0day. Price on request.'],
  ])('of %s to %s', (start, end, days, quote, words) => {
    expect(choiceInWords(start, end, days, quote)).toBe(words)
  })

  test('names the parts of a price that is not just days', () => {
    expect(choiceInWords('2026-11-28', '2026-12-04', 7, week)).toMatch(/7\u00a0days\. \$1,190 for 1\u00a0week\.$/)
    const parts = { cents: 510_000, months: 1, weeks: 1, days: 1 }
    expect(choiceInWords('2026-11-28', '2027-01-04', 38, parts)).toMatch(
      / for 1\u00a0month \(30\u00a0days\)\u00a0\+\u00a01\u00a0week\u00a0\+\u00a01\u00a0day\.$/,
    )
    const days = { cents: 45_000, months: 0, weeks: 0, days: 2 }
    expect(choiceInWords('2026-11-28', '2026-11-29', 2, days)).toMatch(/2\u00a0days\. \$450\.$/)
  })
})

test('spare days are offered, and not spoken of where there are none', () => {
  expect(spareInWords(6, 1)).toBe('This price covers up to 7 days: you could keep it 1 day longer for the same money.')
  expect(spareInWords(7, 0)).toBeNull()
})

describe('the note beside the price', () => {
  test.each([
    ['asks for days where none are chosen', 0, null, null, /^Choose your days to see the price\.$/],
    ['promises no price for days of a trailer without a rate', 0, null, null, /days\. We name the price/, true],
    ['says what is in the way of those that are', 0, null, 'Already booked. Choose other days.', /^Already booked\./],
    [
      'says what is due once there is a price',
      7,
      week,
      null,
      /^Nothing to pay now\. Delivery, .* not included in this price\.$/,
    ],
    [
      'speaks of no price where there is none',
      2,
      null,
      null,
      /^Nothing to pay now\. We name the price in our answer\.$/,
    ],
  ])('%s', (_, days, quote, problem, words, isOnRequest = false) => {
    expect(priceNoteInWords(days, quote, problem, isOnRequest)).toMatch(words)
  })
})

test.each([
  [true, 120, expect.stringContaining('Delivery is not included in this price.')],
  [false, 120, null],
  [true, null, null],
])('a delivery is %j, at a price of %j', (delivery_required, estimated_price, words) => {
  expect(deliveryInWords({ delivery_required, estimated_price })).toEqual(words)
})

test('no rate is a price on request', () => {
  expect(quotePrice(null)).toBe('Price on request')
})

test.each([
  ['2026-12-31', '2027-01-02', 'from Thu, Dec 31, 2026 to Sat, Jan 2, 2027'],
  ['2026-12-31', '2026-12-31', 'on Thu, Dec 31, 2026'],
  ['2026-12-31', null, 'from Thu, Dec 31, 2026'],
  ['2026-12-31', '2026-12-30', 'from Thu, Dec 31, 2026'],
  ['2026-11-21', '2026-11-21', 'on Sat, Nov 21, 2026'],
  ['2026-11-20', '2026-11-30', ''],
  [null, '2026-11-30', ''],
])('a question about %s to %s is asked for “%s”', (start, end, words) => {
  expect(daysToAsk(start, end, '2026-11-21')).toBe(words)
})
