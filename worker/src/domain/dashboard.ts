import type { TrailerStatus } from '#contract/catalogue/trailer'
import type { Handover, Waiting, WeekOfRequests } from '#contract/dashboard'
import type { BuildStatus } from '#contract/requests/custom-build'
import type { Rental, RentalStatus } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import { addDays, startOfDayInTampa, weekday } from './days.ts'
import { fromCents } from './money.ts'

// Formulas of the admin specification, section 9, and of the rulings, section 5.

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/** Share of trailers that are rented, in whole percent; 0 without trailers. */
export function fleetUtilization(trailers: Record<TrailerStatus, number>): number {
  return percent(trailers.rented, sum(trailers))
}

/** Share of rental requests that are approved, in whole percent; 0 without requests. */
export function conversionRate(rentals: Record<RentalStatus, number>): number {
  return percent(rentals.approved, sum(rentals))
}

/** Builds that are approved or in progress. */
export function activeBuilds(builds: Record<BuildStatus, number>): number {
  return builds.approved + builds.in_progress
}

/** Revenue of completed rentals and builds in dollars, from both in cents. */
export function totalRevenue(rentalsCents: number, buildsCents: number): number {
  return fromCents(rentalsCents + buildsCents)
}

/** Maximum of waiting entries shown. */
export const MAX_WAITING = 20

// An accepted price needs staff to book the days; a priced request waits for its customer.
const BY_URGENCY: readonly Waiting['stage'][] = ['accepted', 'new', 'priced']

/** Days before its first day at which a rental is urgent: enough for a request of Friday that begins on Monday. */
export const SOON_DAYS = 3

const LATER = '9999-12-31'

/**
 * The most urgent entries, at most `MAX_WAITING`: accepted prices, then new entries, then those that wait for the customer. Of each
 * come first the rentals that begin within days, then the oldest.
 */
export function mostUrgent(all: readonly Waiting[]): Waiting[] {
  const urgency = ({ stage }: Waiting) => BY_URGENCY.indexOf(stage)
  const begins = (one: Waiting) => one.begins ?? LATER
  return all
    .toSorted(
      (one, other) =>
        urgency(one) - urgency(other) ||
        compare(begins(one), begins(other)) ||
        compare(one.since, other.since) ||
        one.id - other.id,
    )
    .slice(0, MAX_WAITING)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** Days the dashboard looks ahead for pick-ups and returns, today included. */
export const HANDOVER_DAYS = 7

/** Days before its end at which a quote counts as expiring. */
export const EXPIRY_DAYS = 7

/** Maximum of overdue returns shown; one more is read to find out whether there are more. */
export const MAX_LATE = 20

/** Maximum of expiring quotes shown; one more is read to find out whether there are more. */
export const MAX_QUOTES = 50

type Handed = Pick<Rental, 'id' | 'trailer_name' | 'customer_name' | 'rental_start_date' | 'rental_end_date'> &
  Pick<Handover, 'in_maintenance'>

/**
 * Overdue returns, then pick-ups and returns from `today` to six days ahead. On each day returns come first, then pick-ups, then
 * returns of single-day rentals, which follow their own pick-up. A return is overdue while the rental is still approved: the
 * trailer is not back, or nobody has marked the rental as completed, so its price does not count as revenue yet.
 */
export function handoversOf(rentals: readonly Handed[], today: Day): Handover[] {
  const last = addDays(today, HANDOVER_DAYS - 1)
  const ofOneDay = new Set(rentals.filter((one) => one.rental_start_date === one.rental_end_date).map(({ id }) => id))
  const rank = ({ kind, rental_id }: Handover) => (kind === 'pick-up' ? 1 : ofOneDay.has(rental_id) ? 2 : 0)
  return rentals
    .flatMap(({ id: rental_id, rental_start_date, rental_end_date, in_maintenance, ...names }): Handover[] => [
      { rental_id, kind: 'return', day: rental_end_date, ...names, in_maintenance: false },
      { rental_id, kind: 'pick-up', day: rental_start_date, ...names, in_maintenance },
    ])
    .filter(({ kind, day }) => (day >= today || kind === 'return') && day <= last)
    .toSorted((one, other) => compare(one.day, other.day) || rank(one) - rank(other) || one.rental_id - other.rental_id)
}

const WEEKS = 12

/** A week from Monday to Sunday in Tampa: its first day, and its first instant and the one after its last. */
export interface Week {
  start: Day
  from: string
  to: string
}

/** The 12 weeks up to that of `today`, oldest first. */
export function lastWeeks(today: Day): Week[] {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  return Array.from({ length: WEEKS }, (_, index) => {
    const start = addDays(monday, (index - WEEKS + 1) * 7)
    return {
      start,
      from: startOfDayInTampa(start).toISOString(),
      to: startOfDayInTampa(addDays(start, 7)).toISOString(),
    }
  })
}

/** The counts of `weeks`; 0 for a week without any. */
export function filledWeeks(
  weeks: readonly Week[],
  counted: readonly (Omit<WeekOfRequests, 'start'> & { week: number })[],
): WeekOfRequests[] {
  return weeks.map(({ start }, index) => {
    const { rentals, custom_builds, messages } = counted.find(({ week }) => week === index) ?? NOTHING
    return { start, rentals, custom_builds, messages }
  })
}

const NOTHING = { rentals: 0, custom_builds: 0, messages: 0 }
