import { beforeEach, describe, expect, test } from 'vitest'
import { type RentalDates, rentalDates } from './rental-dates.ts'

const rates = { rental_price_daily: 225, rental_price_weekly: 1190, rental_price_monthly: 3800 }
const booked = [{ start: '2026-11-24', end: '2026-11-27' }]

let dates: RentalDates
beforeEach(() => {
  dates = rentalDates('2026-11-20', booked, rates)
})

function chosen() {
  return [dates.$start.get(), dates.$end.get()]
}

describe('picking days', () => {
  test('takes a first and then a last day, and prices them', () => {
    dates.pick('2026-11-28')
    expect([dates.$days.get(), dates.$quote.get()]).toEqual([0, null])
    dates.pick('2026-12-06')
    expect(chosen()).toEqual(['2026-11-28', '2026-12-06'])
    expect(dates.$days.get()).toBe(9)
    expect(dates.$quote.get()).toEqual({ cents: 164_000, months: 0, weeks: 1, days: 2 })
  })

  test('takes the same day twice as a rental of one day', () => {
    dates.pick('2026-11-28')
    dates.pick('2026-11-28')
    expect(dates.$days.get()).toBe(1)
  })

  test('begins again with an earlier day, and after both days are chosen', () => {
    dates.pick('2026-11-30')
    dates.pick('2026-11-28')
    expect(chosen()).toEqual(['2026-11-28', null])
    dates.pick('2026-11-30')
    dates.pick('2026-12-05')
    expect(chosen()).toEqual(['2026-12-05', null])
  })

  test.each([
    ['2026-11-19', 'Thursday, November 19, 2026 is in the past'],
    ['2026-11-25', 'Wednesday, November 25, 2026 is already booked'],
    ['2026-11-28', 'Saturday, November 28, 2026 is kept free between two rentals'],
  ])('says why %s cannot be had and keeps what is chosen', (day, reason) => {
    dates.refresh([{ start: '2026-11-23', end: '2026-11-28', buffer_days: 1 }], null)
    dates.pick('2026-11-21')
    dates.pick(day)
    expect(dates.$refusal.get()?.reason).toContain(reason)
    expect(chosen()).toEqual(['2026-11-21', null])
  })

  test('does not cross a booking, names the last day before it and offers to begin after it', () => {
    dates.pick('2026-11-22')
    dates.pick('2026-11-28')
    expect(chosen()).toEqual(['2026-11-22', null])
    expect(dates.$refusal.get()).toEqual({
      reason: expect.stringContaining('Choose a last day up to Mon, Nov 23, 2026.'),
      restart: '2026-11-28',
      nth: 1,
    })
    dates.restart('2026-11-28')
    expect(chosen()).toEqual(['2026-11-28', null])
    expect(dates.$refusal.get()).toBeNull()
  })

  test('fills in the first day where only a last one was typed', () => {
    dates.setEnd('2026-12-02')
    dates.pick('2026-11-30')
    expect(chosen()).toEqual(['2026-11-30', '2026-12-02'])
  })

  test('begins anew behind a last day that was typed', () => {
    dates.setEnd('2026-12-02')
    dates.pick('2026-12-05')
    expect(chosen()).toEqual(['2026-12-05', null])
  })

  test('takes a last day that was typed as the first one too', () => {
    dates.setEnd('2026-12-02')
    dates.pick('2026-12-02')
    expect(chosen()).toEqual(['2026-12-02', '2026-12-02'])
  })
})

describe('what the price covers beyond the chosen days', () => {
  const spare = (start: string, end: string) => {
    dates.setStart(start)
    dates.setEnd(end)
    return dates.$spare.get()
  }

  test('is counted by weeks and months', () => {
    expect([spare('2026-11-28', '2026-12-03'), spare('2026-11-28', '2026-12-04')]).toEqual([1, 0])
    expect([spare('2026-11-28', '2026-12-25'), spare('2026-11-28', '2026-12-27')]).toEqual([2, 0])
  })

  test('is offered as far as the trailer is free', () => {
    dates.refresh([{ start: '2026-12-27', end: '2026-12-27' }], null)
    expect([spare('2026-11-28', '2026-12-25'), spare('2026-11-28', '2026-12-26')]).toEqual([1, 0])
  })

  test('is offered up to the longest rental', () => {
    expect(spare('2027-01-01', '2028-01-01')).toBe(0)
  })

  test('is nothing without a price', () => {
    expect(spare('2026-11-25', '2026-11-26')).toBe(0)
    dates.restart(null)
    expect(dates.$spare.get()).toBe(0)
  })
})

describe('typed days', () => {
  test('stay as they are, with the reason why they cannot be had and without a price', () => {
    dates.setStart('2026-11-23')
    dates.setEnd('2026-11-25')
    expect(chosen()).toEqual(['2026-11-23', '2026-11-25'])
    expect(dates.$problem.get()).toContain('Already booked from Tue, Nov 24, 2026')
    expect(dates.$quote.get()).toBeNull()
  })
})

describe('the highlighted days', () => {
  test('runs to the day pointed at, but not over a booking', () => {
    dates.pick('2026-11-21')
    dates.hover('2026-11-23')
    expect(dates.$highlighted.get()).toEqual({ start: '2026-11-21', end: '2026-11-23' })
    dates.hover('2026-11-28')
    expect(dates.$highlighted.get()).toEqual({ start: '2026-11-21', end: '2026-11-21' })
  })

  test.each([
    ['2026-11-25', '2026-11-25'],
    ['2026-11-21', '2026-11-23'],
  ])('from November 23 to a last day typed as %s ends on %s', (end, last) => {
    dates.setStart('2026-11-23')
    dates.setEnd(end)
    expect(dates.$highlighted.get()).toEqual({ start: '2026-11-23', end: last })
  })
})

describe('fresh bookings', () => {
  test('turn chosen days into a problem', () => {
    dates.pick('2026-11-29')
    dates.pick('2026-11-30')
    dates.refresh([...booked, { start: '2026-11-30', end: '2026-11-30' }], null)
    expect(dates.$problem.get()).toBe('Already booked on Mon, Nov 30, 2026. Choose other days.')
    expect(dates.$days.get()).toBe(0)
  })

  test('bring the server’s day along, if they have one', () => {
    dates.pick('2026-11-20')
    dates.pick('2026-11-20')
    dates.refresh(booked, null)
    expect([dates.$today.get(), dates.$problem.get()]).toEqual(['2026-11-20', null])
    dates.refresh(booked, '2026-11-21')
    expect(dates.$problem.get()).toContain('in the past')
  })
})

test('a trailer without rates has days but no price', () => {
  dates = rentalDates('2026-11-20', [], { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 0 })
  dates.pick('2026-11-21')
  dates.pick('2026-11-22')
  expect([dates.$days.get(), dates.$quote.get(), dates.isOnRequest]).toEqual([2, null, true])
  const monthly = { rental_price_daily: 0, rental_price_weekly: 0, rental_price_monthly: 3800 }
  expect(rentalDates('2026-11-20', [], monthly).isOnRequest).toBe(false)
})
