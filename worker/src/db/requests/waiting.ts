import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Waiting } from '#contract/dashboard'
import type { Day } from '#contract/wire'
import { MAX_WAITING, SOON_DAYS } from '#domain/dashboard'
import { addDays, rangeInWords } from '#domain/days'
import type { Db } from '../client.ts'
import { contactMessages, customBuilds, rentals } from '../schema.ts'
import { buildLapse, isPending, isPriced, rentalLapse, urgency } from '../urgency.ts'

const MAX_ABOUT_LENGTH = 120

// Each query returns the most urgent rows: ids grow with time, and a partial index holds them in that order. From one day to the next
// a price can no longer be accepted, which makes it staff's turn again, or a rental is about to begin. No index of the order knows
// that: each of these has its own.

/** Query of the rental requests that need staff most urgently, if `may` holds; for `waitingRental`. */
export function selectWaitingRentals(db: Db, may: SQL, today: Day) {
  const { id, customer_name, trailer_name, rental_start_date, rental_end_date } = rentals
  const stage = stageOf(rentals, sql`${rentalLapse} >= ${today}`)
  const isSoon = between(rental_start_date, today, addDays(today, SOON_DAYS))
  const begins = sql<Day | null>`case when ${isSoon} then ${rental_start_date} end`.as('begins')
  const soon = sql`
    union
    select id from (select id from ${rentals} where ${may} and ${isPending} and ${isSoon}
      order by ${rental_start_date} limit ${MAX_WAITING})`
  return db
    .select({ id, customer_name, trailer_name, rental_start_date, rental_end_date, begins, ...stage })
    .from(rentals)
    .where(inArray(id, urgentIds(rentals, may, rentalLapse, today, soon)))
}

/** A row of `selectWaitingRentals` as the dashboard shows it. */
export function waitingRental(row: Awaited<ReturnType<typeof selectWaitingRentals>>[number]): Waiting {
  const about = `${row.trailer_name}, ${rangeInWords(row.rental_start_date, row.rental_end_date)}`
  const { id, customer_name: name, since, stage, lapsed, begins } = row
  return { kind: 'rental', id, name, about, since, stage, lapsed, ...(begins && { begins }) }
}

/** Query of the build requests that need staff most urgently, if `may` holds. */
export function selectWaitingBuilds(db: Db, may: SQL, today: Day) {
  const about = sql<string>`${customBuilds.trailer_model} || ', ' || ${customBuilds.trailer_size}`
  return db
    .select({
      kind: kind('custom_build'),
      id: customBuilds.id,
      name: customBuilds.customer_name,
      about: about.as('about'),
      ...stageOf(customBuilds, sql`${buildLapse} >= ${today}`),
    })
    .from(customBuilds)
    .where(inArray(customBuilds.id, urgentIds(customBuilds, may, buildLapse, today)))
}

/** Query of the unread messages that have waited longest, if `may` holds; `about` is how each begins. */
export function selectWaitingMessages(db: Db, may: SQL) {
  const about = sql<string>`substr(replace(${contactMessages.message}, char(10), ' '), 1, ${MAX_ABOUT_LENGTH})`
  return db
    .select({
      kind: kind('contact'),
      id: contactMessages.id,
      name: contactMessages.name,
      about: about.as('about'),
      since: contactMessages.created_at,
      stage: sql<Waiting['stage']>`'new'`.as('stage'),
    })
    .from(contactMessages)
    .where(and(may, eq(contactMessages.status, 'new')))
    .orderBy(asc(contactMessages.id))
    .limit(MAX_WAITING)
}

// The pending requests that come first, those whose price lapsed first, and `further` ones.
function urgentIds(table: Requests, may: SQL, lapse: SQL, today: Day, further = sql``): SQL {
  return sql`(
    select id from (select id from ${table} where ${may} and ${isPending} order by ${urgency}, id limit ${MAX_WAITING})
    union
    select id from (select id from ${table} where ${may} and ${isPriced} and ${lapse} < ${today}
      order by ${lapse} limit ${MAX_WAITING})${further})`
}

// A request's stage, and since when; a price older than the column `priced_at` counts from when the request was made.
function stageOf({ accepted_at, final_price, priced_at, created_at }: Requests, isOffered: SQL) {
  const stage = sql<Waiting['stage']>`case
    when ${accepted_at} is not null then 'accepted'
    when ${final_price} is not null and ${isOffered} then 'priced'
    else 'new' end`
  const lapsed = sql`${accepted_at} is null and ${final_price} is not null and not ${isOffered}`.mapWith(Boolean)
  const pricedOrSent = sql`case when ${isOffered} then coalesce(${priced_at}, ${created_at}) else ${created_at} end`
  return {
    stage: stage.as('stage'),
    lapsed: lapsed.as('lapsed'),
    since: sql<string>`coalesce(${accepted_at}, ${pricedOrSent})`.as('since'),
  }
}

type Requests = typeof rentals | typeof customBuilds

function kind(name: Waiting['kind']) {
  return sql<Waiting['kind']>`${name}`.as('kind')
}
