import { and, asc, between, count, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Dashboard } from '#contract/dashboard'
import type { Day } from '#contract/wire'
import {
  activeBuilds,
  conversionRate,
  EXPIRY_DAYS,
  filledWeeks,
  fleetUtilization,
  HANDOVER_DAYS,
  handoversOf,
  lastWeeks,
  longestWaiting,
  MAX_LATE,
  totalRevenue,
  type Week,
} from '#domain/dashboard'
import { addDays, todayInTampa } from '#domain/days'
import { isOpenTo, selectActivities } from './activity/entries.ts'
import type { Db } from './client.ts'
import { byStatus, selectCounts } from './counts.ts'
import { selectWaitingBuilds, selectWaitingMessages, selectWaitingRentals, waitingRental } from './requests/waiting.ts'
import { contactMessages, customBuilds, rentals, trailers } from './schema.ts'

const RECENT_ACTIVITIES = 4
const MAX_QUOTES = 50

/** What an account may view, and so what its dashboard counts; everything else is 0 or empty. */
export type Views = Record<'trailers' | 'rentals' | 'custom_builds' | 'contact' | 'activity', boolean>

/** Everything the dashboard shows to an account, in one round trip. */
export async function readDashboard(db: Db, account: number, views: Views, now: Date): Promise<Dashboard> {
  const today = todayInTampa(now)
  const weeks = lastWeeks(today)
  const [ofTrailers, ofRentals, ofBuilds, [messages], [money], activities, soon, late, expiring, counted, ...waiting] =
    await db.batch(dashboardQueries(db, account, views, today, weeks))
  const [asked, ordered, written] = waiting
  const counts = {
    trailers: { available: 0, rented: 0, maintenance: 0, ...byStatus(ofTrailers) },
    rentals: { pending: 0, approved: 0, rejected: 0, completed: 0, ...byStatus(ofRentals) },
    custom_builds: { pending: 0, approved: 0, rejected: 0, in_progress: 0, completed: 0, ...byStatus(ofBuilds) },
  }
  return {
    fleet_utilization: fleetUtilization(counts.trailers),
    conversion_rate: conversionRate(counts.rentals),
    active_builds: activeBuilds(counts.custom_builds),
    total_revenue: totalRevenue(money?.rentals ?? 0, money?.builds ?? 0),
    ...counts,
    new_messages: messages?.unanswered ?? 0,
    activities,
    waiting: longestWaiting([...asked.map(waitingRental), ...ordered, ...written]),
    handovers: handoversOf([...late, ...soon], today),
    expiring_quotes: expiring,
    weeks: filledWeeks(weeks, counted),
  }
}

/** The queries of a dashboard; what an account may not view is not even read. */
export function dashboardQueries(db: Db, account: number, views: Views, today: Day, weeks: readonly Week[]) {
  const may = (area: keyof Views) => sql`${views[area]}`
  return [
    selectCounts(db, trailers, may('trailers')),
    selectCounts(db, rentals, may('rentals')),
    selectCounts(db, customBuilds, may('custom_builds')),
    db
      .select({ unanswered: count() })
      .from(contactMessages)
      .where(and(may('contact'), eq(contactMessages.status, 'new'))),
    selectRevenue(db, may('rentals'), may('custom_builds')),
    selectActivities(db, account, RECENT_ACTIVITIES, and(may('activity'), isOpenTo(views))),
    selectHandovers(db, today, may('rentals')),
    selectLate(db, today, may('rentals')),
    selectExpiring(db, today, may('custom_builds')),
    countWeeks(db, weeks, views),
    selectWaitingRentals(db, may('rentals')),
    selectWaitingBuilds(db, may('custom_builds')),
    selectWaitingMessages(db, may('contact')),
  ] as const
}

// A final price of 0 is a price (rulings, section 5).
function selectRevenue(db: Db, mayRentals: SQL, mayBuilds: SQL) {
  const earned = (table: typeof rentals | typeof customBuilds, may: SQL) => sql<number>`(
    select ifnull(sum(coalesce(final_price, estimated_price)), 0) from ${table} where ${may} and status = 'completed')`
  return db
    .select({
      rentals: earned(rentals, mayRentals).as('rentals'),
      builds: earned(customBuilds, mayBuilds).as('builds'),
    })
    .from(sql`(select 1)`)
}

const { id, trailer_name, customer_name, rental_start_date, rental_end_date } = rentals
const handed = { id, trailer_name, customer_name, rental_start_date, rental_end_date }

function selectHandovers(db: Db, today: Day, may: SQL) {
  const last = addDays(today, HANDOVER_DAYS - 1)
  return db
    .select(handed)
    .from(rentals)
    .where(
      and(
        may,
        eq(rentals.status, 'approved'),
        or(between(rental_start_date, today, last), between(rental_end_date, today, last)),
      ),
    )
}

// Limited, since a business that never marks rentals as completed has years of them.
function selectLate(db: Db, today: Day, may: SQL) {
  return db
    .select(handed)
    .from(rentals)
    .where(and(may, eq(rentals.status, 'approved'), lt(rental_end_date, today)))
    .orderBy(asc(rental_end_date), asc(id))
    .limit(MAX_LATE)
}

function selectExpiring(db: Db, today: Day, may: SQL) {
  const { id, customer_name, trailer_model, quote_valid_until, status } = customBuilds
  return db
    .select({ id, customer_name, trailer_model, quote_valid_until })
    .from(customBuilds)
    .where(
      and(
        may,
        inArray(status, ['pending', 'approved']),
        between(quote_valid_until, today, addDays(today, EXPIRY_DAYS)),
      ),
    )
    .orderBy(asc(quote_valid_until), asc(id))
    .limit(MAX_QUOTES)
}

function countWeeks(db: Db, weeks: readonly Week[], views: Views) {
  const within = (table: typeof rentals | typeof customBuilds | typeof contactMessages, may: boolean) => sql<number>`(
    select count(*) from ${table}
    where ${may} and created_at >= week.value ->> 'from' and created_at < week.value ->> 'to')`
  return db
    .select({
      week: sql<number>`week.key`.as('week'),
      rentals: within(rentals, views.rentals).as('rentals'),
      custom_builds: within(customBuilds, views.custom_builds).as('custom_builds'),
      messages: within(contactMessages, views.contact).as('messages'),
    })
    .from(sql`json_each(${JSON.stringify(weeks)}) as week`)
}
