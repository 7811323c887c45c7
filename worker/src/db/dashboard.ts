import { and, asc, between, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { TrailerStatus } from '#contract/catalogue/trailer'
import type { Dashboard } from '#contract/dashboard'
import { ContactStatus } from '#contract/requests/contact'
import { BuildStatus } from '#contract/requests/custom-build'
import { RentalStatus } from '#contract/requests/rental'
import type { Day } from '#contract/wire'
import type { ViewableRequests } from '#domain/access/customer-areas'
import {
  activeBuilds,
  conversionRate,
  EXPIRY_DAYS,
  filledWeeks,
  fleetUtilization,
  HANDOVER_DAYS,
  handoversOf,
  lastWeeks,
  MAX_LATE,
  MAX_QUOTES,
  mostUrgent,
  totalRevenue,
  type Week,
} from '#domain/dashboard'
import { addDays, todayInTampa } from '#domain/days'
import { isVisibleTo, selectActivities } from './activity/entries.ts'
import type { Db } from './client.ts'
import { byStatus, selectTotals, selectTrailerCounts } from './counts.ts'
import { selectWaitingBuilds, selectWaitingMessages, selectWaitingRentals, waitingRental } from './requests/waiting.ts'
import { contactMessages, customBuilds, rentals, trailers } from './schema.ts'

const RECENT_ACTIVITIES = 4

/** What an account may view, and so what its dashboard counts; everything else is 0 or empty. */
export type DashboardViews = ViewableRequests & Record<'trailers' | 'activity', boolean>

/** Everything the dashboard shows to an account, in one round trip. */
export async function readDashboard(db: Db, accountId: number, views: DashboardViews, now: Date): Promise<Dashboard> {
  const today = todayInTampa(now)
  const weeks = lastWeeks(today)
  const [ofTrailers, ofRentals, ofBuilds, ofMessages, activities, soon, late, expiring, counted, ...waiting] =
    await db.batch(dashboardQueries(db, accountId, views, today, weeks))
  const [waitingRentals, waitingBuilds, waitingMessages] = waiting
  const counts = {
    trailers: byStatus(TrailerStatus.options, ofTrailers),
    rentals: byStatus(RentalStatus.options, ofRentals),
    custom_builds: byStatus(BuildStatus.options, ofBuilds),
  }
  return {
    fleet_utilization: fleetUtilization(counts.trailers),
    conversion_rate: conversionRate(counts.rentals),
    active_builds: activeBuilds(counts.custom_builds),
    total_revenue: totalRevenue(earned(ofRentals), earned(ofBuilds)),
    ...counts,
    new_messages: byStatus(ContactStatus.options, ofMessages).new,
    activities,
    waiting: mostUrgent([...waitingRentals.map(waitingRental), ...waitingBuilds, ...waitingMessages]),
    handovers: handoversOf([...late, ...soon], today),
    expiring_quotes: expiring,
    weeks: filledWeeks(weeks, counted),
  }
}

/** The queries of a dashboard; what an account may not view is not even read. */
export function dashboardQueries(db: Db, accountId: number, views: DashboardViews, today: Day, weeks: readonly Week[]) {
  const may = (area: keyof DashboardViews) => sql`${views[area]}`
  return [
    selectTrailerCounts(db, may('trailers')),
    selectTotals(db, 'rental', may('rentals')),
    selectTotals(db, 'custom_build', may('custom_builds')),
    selectTotals(db, 'contact', may('contact')),
    selectActivities(db, accountId, RECENT_ACTIVITIES, and(may('activity'), isVisibleTo(views))),
    selectHandovers(db, today, may('rentals')),
    selectLate(db, today, may('rentals')),
    selectExpiring(db, today, may('custom_builds')),
    countWeeks(db, weeks, views),
    selectWaitingRentals(db, may('rentals'), today),
    selectWaitingBuilds(db, may('custom_builds'), today),
    selectWaitingMessages(db, may('contact')),
  ] as const
}

function earned(rentalsOrBuilds: readonly { status: string; price: number }[]): number {
  return rentalsOrBuilds.find(({ status }) => status === 'completed')?.price ?? 0
}

const { id, trailer_name, customer_name, rental_start_date, rental_end_date } = rentals
const in_maintenance = sql`exists (
  select 1 from ${trailers} where ${trailers.id} = ${rentals.trailer_id} and ${trailers.status} = 'maintenance')`
  .mapWith(Boolean)
  .as('in_maintenance')
const handed = { id, trailer_name, customer_name, rental_start_date, rental_end_date, in_maintenance }
// Literals, as in the partial indexes: SQLite does not use a partial index for a bound value.
const isApproved = sql`${rentals.status} = 'approved'`
const isOpenBuild = sql`${customBuilds.status} in ('pending', 'approved')`

function selectHandovers(db: Db, today: Day, may: SQL) {
  const last = addDays(today, HANDOVER_DAYS - 1)
  return db
    .select(handed)
    .from(rentals)
    .where(
      and(
        may,
        isApproved,
        // Implied by the next condition; lets SQLite use an index on the last day.
        gte(rental_end_date, today),
        or(between(rental_start_date, today, last), between(rental_end_date, today, last)),
      ),
    )
}

// Limited, since a business that never marks rentals as completed has years of them.
function selectLate(db: Db, today: Day, may: SQL) {
  return db
    .select(handed)
    .from(rentals)
    .where(and(may, isApproved, lt(rental_end_date, today)))
    .orderBy(asc(rental_end_date), asc(id))
    .limit(MAX_LATE + 1)
}

// An accepted quote no longer expires.
function selectExpiring(db: Db, today: Day, may: SQL) {
  const { id, customer_name, trailer_model, quote_valid_until, accepted_at } = customBuilds
  return db
    .select({ id, customer_name, trailer_model, quote_valid_until })
    .from(customBuilds)
    .where(and(may, isOpenBuild, isNull(accepted_at), between(quote_valid_until, today, addDays(today, EXPIRY_DAYS))))
    .orderBy(asc(quote_valid_until), asc(id))
    .limit(MAX_QUOTES + 1)
}

function countWeeks(db: Db, weeks: readonly Week[], views: DashboardViews) {
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
