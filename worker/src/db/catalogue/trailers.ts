import { and, asc, eq, gt, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { BookedRange, PublicTrailer } from '#contract/catalogue/trailer'
import type { Day } from '#contract/wire'
import { withBuffer } from '#domain/rental/dates'
import { ratesInDollars } from '#domain/rental/price'
import type { Db } from '../client.ts'
import { prepared, readBatch, readRows } from '../prepared.ts'
import { equipment, rentals, trailers } from '../schema.ts'
import { isFreeOn } from './free-days.ts'

// In the order staff chose, without deleted equipment. Spells out table names, which drizzle omits from columns in a query of a
// single table.
const equipmentNames = sql<string>`(
  select json_group_array(item.name order by chosen.key)
  from json_each(${trailers}.equipment) as chosen join ${equipment} as item on item.id = chosen.value)`

const publicColumns = {
  id: trailers.id,
  name: trailers.name,
  description: trailers.description,
  size: trailers.size,
  status: trailers.status,
  location: trailers.location,
  rental_price_daily: trailers.rental_price_daily,
  rental_price_weekly: trailers.rental_price_weekly,
  rental_price_monthly: trailers.rental_price_monthly,
  image_url: trailers.image_url,
  features: trailers.features,
  equipment: equipmentNames,
}

const away = alias(trailers, 'away')

type PublicRow = Awaited<ReturnType<typeof selectTrailers>>[number]

/** Query of every trailer's public fields, oldest first, prices still in cents. */
export function selectTrailers(db: Db) {
  return db.select(publicColumns).from(trailers).orderBy(asc(trailers.id))
}

/** Query of the first `limit` trailers that can be rented now and come after the id `after`, oldest first. */
export function selectAvailableTrailers(db: Db, after: number, limit: number) {
  const next = and(eq(trailers.status, 'available'), gt(trailers.id, after))
  return db.select(publicColumns).from(trailers).where(next).orderBy(asc(trailers.id)).limit(limit)
}

// The same for trailers that are free on every day from `start` to `end`.
function selectFreeTrailers(db: Db, after: number, limit: number, start: Day, end: Day) {
  const next = and(eq(trailers.status, 'available'), gt(trailers.id, after), isFreeOn({ start, end }))
  return db.select(publicColumns).from(trailers).where(next).orderBy(asc(trailers.id)).limit(limit)
}

/**
 * Query of the trailer `id` and, only if it cannot be rented, of the first `limit` alternatives, oldest first: those that can
 * be rented and are free from `start` to `end`, if these are given.
 */
export function selectTrailerOrOthers(db: Db, id: number, limit: number, start: Day | null, end: Day | null) {
  // Joined, so that only the trailer itself is read if it can be rented: a subquery in `where` would run for each row.
  const others = db
    .select({ id: trailers.id })
    .from(away)
    .innerJoin(trailers, eq(trailers.status, 'available'))
    .where(and(eq(away.id, id), ne(away.status, 'available'), isFreeOn({ start, end })))
    .orderBy(asc(trailers.id))
    .limit(limit)
  const shown = sql`(select ${id} union all select id from ${others})`
  return db.select(publicColumns).from(trailers).where(inArray(trailers.id, shown)).orderBy(asc(trailers.id))
}

/** Query of `limit` trailers, oldest first: those that can be rented now, filled up with others if these are too few. */
export function selectShowcasedTrailers(db: Db, limit: number) {
  const first = (which: SQL) =>
    db.select({ id: trailers.id }).from(trailers).where(which).orderBy(asc(trailers.id)).limit(limit)
  const available = first(eq(trailers.status, 'available'))
  const others = first(ne(trailers.status, 'available'))
  // SQLite reads the others only if the first list is shorter than `limit`.
  const shown = sql`(select id from ${available} union all select id from ${others} limit ${limit})`
  return db.select(publicColumns).from(trailers).where(inArray(trailers.id, shown)).orderBy(asc(trailers.id))
}

/** Query of one trailer's public fields, as an array of one row or none. */
export function selectTrailer(db: Db, id: number) {
  return db.select(publicColumns).from(trailers).where(eq(trailers.id, id))
}

/** Query of a trailer's approved requests that close `today` or a later day, earliest first; `toBooked` reads it. */
export function selectBooked(db: Db, trailerId: number, today: Day) {
  return db
    .select({ start: rentals.rental_start_date, end: rentals.rental_end_date, buffer: trailers.buffer_days })
    .from(rentals)
    .innerJoin(trailers, eq(trailers.id, rentals.trailer_id))
    .where(
      and(
        eq(rentals.trailer_id, trailerId),
        eq(rentals.status, 'approved'),
        gte(rentals.rental_end_date, sql`date(${today}, -${trailers.buffer_days} || ' days')`),
      ),
    )
    .orderBy(asc(rentals.rental_start_date))
}

/** The days that the rows of `selectBooked` close. */
export function toBooked(rows: Awaited<ReturnType<typeof selectBooked>>): BookedRange[] {
  return rows.map(({ start, end, buffer }) => withBuffer({ start, end }, buffer))
}

/** A trailer row as visitors get it. */
export function toPublicTrailer(row: PublicRow): PublicTrailer {
  return { ...row, ...ratesInDollars(row), equipment: JSON.parse(row.equipment) }
}

// The queries of visitors' pages, prepared.
const everyTrailer = prepared('every trailer', selectTrailers)
/** `selectAvailableTrailers`, prepared. */
export const availableTrailers = prepared('available trailers', selectAvailableTrailers)
/** Like `availableTrailers`, of those that are free on every day from a first to a last one. */
export const freeTrailers = prepared('free trailers', selectFreeTrailers)
/** `selectTrailerOrOthers`, prepared. */
export const trailerOrOthers = prepared('trailer or others', selectTrailerOrOthers)
/** `selectShowcasedTrailers`, prepared. */
export const showcasedTrailers = prepared('showcased trailers', selectShowcasedTrailers)
/** `selectTrailer`, prepared. */
export const oneTrailer = prepared('one trailer', selectTrailer)
/** `selectBooked`, prepared. */
export const bookedDays = prepared('booked days', selectBooked)

/** Every trailer whatever its status, so that a link to a rented one still opens (rulings, section 7). */
export async function listPublicTrailers(db: Db): Promise<PublicTrailer[]> {
  return (await readRows(db, everyTrailer())).map(toPublicTrailer)
}

/** The days that are closed from `today` on for a trailer, in one round trip; `undefined` if there is no such trailer. */
export async function readBooked(db: Db, id: number, today: Day): Promise<BookedRange[] | undefined> {
  const [[trailer], booked] = await readBatch(db, [oneTrailer(id), bookedDays(id, today)])
  return trailer && toBooked(booked)
}
