import { env } from 'cloudflare:workers'
import type { BusinessInfo } from '#contract/business'
import type { BookedRange, PublicTrailer } from '#contract/catalogue/trailer'
import type { Day, DayRange } from '#contract/wire'
import { todayInTampa } from '#domain/days'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { businessRecord, businessWithOffer } from '../db/business.ts'
import {
  availableTrailers,
  bookedDays,
  freeTrailers,
  oneTrailer,
  showcasedTrailers,
  toBooked,
  toPublicTrailer,
  trailerOrOthers,
} from '../db/catalogue/trailers.ts'
import { openDbSession } from '../db/client.ts'
import { toPage } from '../db/paging.ts'
import { readBatch, readRows } from '../db/prepared.ts'
import { logError } from '../log/log-error.ts'
import { businessOrDefault, idOrZero, missingOrUnreadable, PAGE_SIZE, SHOWCASE } from './page-data.ts'

/** Number of alternative trailers: one row of cards. */
const ALTERNATIVES = 3

/** What a list of rentals shows; `trailers` is `null` when the database could not be read. */
export interface RentalsPage {
  business: BusinessInfo
  trailers: PublicTrailer[] | null
  /** Id that the next part of the list comes after, if there is one. */
  next?: number | undefined
  /** True if no trailer can be rented on any day; with `days`, an empty list alone does not mean that. */
  hasNoFleet: boolean
  /** Whether a visitor can have a trailer built instead. */
  hasModels: boolean
}

/** What a page about one trailer shows. */
export interface TrailerPage {
  business: BusinessInfo
  /** `unreadable` when the database could not be read. */
  trailer: PublicTrailer | 'not-found' | 'unreadable'
  booked: BookedRange[]
  today: Day
}

/** What the page to rent one trailer shows. */
export interface RentPage extends TrailerPage {
  /** Alternative trailers, if this one cannot be rented now. */
  alternatives: PublicTrailer[]
}

/**
 * One part of the rentable trailers (only those free on `days`, if given), starting after the id `after`, and the business record,
 * in one round trip.
 */
export async function rentalsPage(after: string | null, days: DayRange | null): Promise<RentalsPage> {
  const { db } = openDbSession(env.DB, 'first-unconstrained')
  try {
    const from = idOrZero(after)
    const trailers = days
      ? freeTrailers(from, PAGE_SIZE + 1, days.start, days.end)
      : availableTrailers(from, PAGE_SIZE + 1)
    const ofAnyDay = days ? [availableTrailers(0, 1)] : []
    const [[record], rows, others = []] = await readBatch(db, [businessWithOffer(), trailers, ...ofAnyDay])
    const { has_models, ...business } = record ?? { ...DEFAULT_BUSINESS, has_models: 0 }
    const { page, next } = toPage(rows, PAGE_SIZE)
    return {
      business: businessOrDefault(business),
      trailers: page.map(toPublicTrailer),
      next,
      hasNoFleet: rows.length + others.length === 0,
      hasModels: has_models === 1,
    }
  } catch (error) {
    logError('The rentals page could not read the database', error)
    return { business: DEFAULT_BUSINESS, trailers: null, hasNoFleet: false, hasModels: false }
  }
}

/** The trailers of the home page; `null` when the database could not be read. */
export async function showcasedRentals(): Promise<PublicTrailer[] | null> {
  const { db } = openDbSession(env.DB, 'first-unconstrained')
  try {
    return (await readRows(db, showcasedTrailers(SHOWCASE))).map(toPublicTrailer)
  } catch (error) {
    logError('The showcase could not read the database', error)
    return null
  }
}

/** One trailer with its closed days, and the business record, in one round trip; `id` comes from the address. */
export async function trailerPage(id: string | null | undefined): Promise<TrailerPage> {
  return pageOf(idOrZero(id), oneTrailer)
}

/** The same for renting; if the trailer cannot be rented now, with up to three alternatives, free on `days` if given. */
export async function rentPage(id: string | null | undefined, days: DayRange | null): Promise<RentPage> {
  return pageOf(idOrZero(id), (number) => trailerOrOthers(number, ALTERNATIVES, days?.start ?? null, days?.end ?? null))
}

async function pageOf(id: number, trailers: typeof oneTrailer): Promise<RentPage> {
  const today = todayInTampa(new Date())
  const { db } = openDbSession(env.DB, 'first-unconstrained')
  try {
    const [[business], rows, booked] = await readBatch(db, [businessRecord(), trailers(id), bookedDays(id, today)])
    const read = rows.map(toPublicTrailer)
    return {
      business: businessOrDefault(business),
      trailer: read.find((trailer) => trailer.id === id) ?? 'not-found',
      booked: toBooked(booked),
      today,
      alternatives: read.filter((trailer) => trailer.id !== id),
    }
  } catch (error) {
    logError('A trailer page could not read the database', error)
    return { business: DEFAULT_BUSINESS, trailer: missingOrUnreadable(id), booked: [], today, alternatives: [] }
  }
}
