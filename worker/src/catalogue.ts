import { env } from 'cloudflare:workers'
import type { BusinessInfo } from '#contract/business'
import type { PublicCustomTrailer } from '#contract/custom-trailer'
import type { CustomerRequest } from '#contract/customer-request'
import { idIn } from '#contract/record-id'
import type { BookedRange, PublicTrailer } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { todayInTampa } from '#domain/days'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { sha256 } from '#domain/sha256'
import { businessRecord, selectBusiness } from './db/business.ts'
import { offeredModels, oneModel, toPublicCustomTrailer } from './db/catalogue/custom-trailers.ts'
import { selectListedModels, selectListedTrailers } from './db/catalogue/sitemap.ts'
import {
  availableTrailers,
  bookedDays,
  freeTrailers,
  oneTrailer,
  showcasedTrailers,
  toBooked,
  toPublicTrailer,
} from './db/catalogue/trailers.ts'
import { openDb, openReading } from './db/client.ts'
import { onePage } from './db/paging.ts'
import { readRows, readTogether } from './db/prepared.ts'
import { linkedRequest, selectLinked } from './db/requests/customer-page.ts'
import { complain } from './log/complain.ts'

export { keptPage } from './http/pages/kept-pages.ts'
export { leanPage } from './http/pages/lean-page.ts'

/** Cards that a list shows at first, and with every step further. */
const PART = 20

/** Cards of each kind on the home page. */
export const SHOWCASE = 8

/** What a list of rentals shows; `trailers` is `null` when the database could not be read. */
export interface RentalsPage {
  business: BusinessInfo
  trailers: PublicTrailer[] | null
  /** Id that the next part of the list comes after, where there is one. */
  next?: number | undefined
  /** True when no trailer can be rented on any day; with `days` an empty list alone does not say so. */
  isNoFleet: boolean
}

/** What a page about one trailer shows. */
export interface TrailerPage {
  business: BusinessInfo
  /** `unreadable` when the database could not be read. */
  trailer: PublicTrailer | 'not-found' | 'unreadable'
  booked: BookedRange[]
  today: Day
}

/** A record with a page of its own, and the instant of its last change. */
export interface Listed {
  id: number
  updated_at: string
}

/** What a list of custom models shows; `models` is `null` when the database could not be read. */
export interface ModelsPage {
  business: BusinessInfo
  models: PublicCustomTrailer[] | null
  /** Id that the next part of the list comes after, where there is one. */
  next?: number | undefined
}

/** What a page about one custom model shows. */
export interface ModelPage {
  business: BusinessInfo
  /** `unreadable` when the database could not be read. */
  model: PublicCustomTrailer | 'not-found' | 'unreadable'
}

/** What the page of one request shows its customer. */
export interface RequestPage {
  business: BusinessInfo
  /** In words why there is none: the link leads nowhere or has ended, or the database could not be read. */
  request: CustomerRequest | 'unknown' | 'expired' | 'revoked' | 'unreadable'
  today: Day
}

/**
 * The trailers that can be rented, on `days` where there are any, and come after the id `after`, a part at a time, and the
 * business record, in one round trip.
 */
export async function rentalsPage(after: string | null = null, days: BookedRange | null = null): Promise<RentalsPage> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    const from = numbered(after)
    const trailers = days ? freeTrailers(from, PART + 1, days.start, days.end) : availableTrailers(from, PART + 1)
    const ofAnyDay = days ? [availableTrailers(0, 1)] : []
    const [[business], rows, others = []] = await readTogether(db, [businessRecord(), trailers, ...ofAnyDay])
    const { page, next } = onePage(rows, PART)
    return {
      business: named(business),
      trailers: page.map(toPublicTrailer),
      next,
      isNoFleet: rows.length + others.length === 0,
    }
  } catch (error) {
    complain('The rentals page could not read the database', error)
    return { business: DEFAULT_BUSINESS, trailers: null, isNoFleet: false }
  }
}

/** The trailers of the home page; `null` when the database could not be read. */
export async function showcasedRentals(): Promise<PublicTrailer[] | null> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    return (await readRows(db, showcasedTrailers(SHOWCASE))).map(toPublicTrailer)
  } catch (error) {
    complain('The showcase could not read the database', error)
    return null
  }
}

/** One trailer with the days it is taken, and the business record, in one round trip; `id` comes from the address. */
export async function trailerPage(id: string | null | undefined): Promise<TrailerPage> {
  const today = todayInTampa(new Date())
  const { db } = openReading(env.DB, 'first-unconstrained')
  const number = numbered(id)
  try {
    const [[business], [row], booked] = await readTogether(db, [
      businessRecord(),
      oneTrailer(number),
      bookedDays(number, today),
    ])
    const trailer = row ? toPublicTrailer(row) : 'not-found'
    return { business: named(business), trailer, booked: toBooked(booked), today }
  } catch (error) {
    complain('A trailer page could not read the database', error)
    return { business: DEFAULT_BUSINESS, trailer: 'unreadable', booked: [], today }
  }
}

/** The models that can be ordered and come after the id `after`, a part at a time, and the business record, in one round trip. */
export async function modelsPage(after: string | null = null, part = PART): Promise<ModelsPage> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    const [[business], rows] = await readTogether(db, [businessRecord(), offeredModels(numbered(after), part + 1)])
    const { page, next } = onePage(rows, part)
    return { business: named(business), models: page.map(toPublicCustomTrailer), next }
  } catch (error) {
    complain('The models page could not read the database', error)
    return { business: DEFAULT_BUSINESS, models: null }
  }
}

/** What the configurator begins with: all models on offer, or `null` where its script asks for them, being many or unread. */
export async function buildPage(): Promise<ModelsPage> {
  const { models, next, ...rest } = await modelsPage()
  return { ...rest, models: next === undefined ? models : null }
}

/** One custom model and the business record, in one round trip; `id` comes from the address. */
export async function modelPage(id: string | null): Promise<ModelPage> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    const [[business], [row]] = await readTogether(db, [businessRecord(), oneModel(numbered(id))])
    return { business: named(business), model: row ? toPublicCustomTrailer(row) : 'not-found' }
  } catch (error) {
    complain('A model page could not read the database', error)
    return { business: DEFAULT_BUSINESS, model: 'unreadable' }
  }
}

/** The request that the link with this token opens, and the business record, both as they are now, in one round trip. */
export async function requestPage(token: string | undefined): Promise<RequestPage> {
  const now = new Date()
  const today = todayInTampa(now)
  const db = openDb(env.DB)
  try {
    const [[business], ...linked] = await db.batch([selectBusiness(db), ...selectLinked(db, await sha256(token ?? ''))])
    return { business: named(business), request: linkedRequest(linked, now), today }
  } catch (error) {
    complain('The page of a request could not read the database', error)
    return { business: DEFAULT_BUSINESS, request: 'unreadable', today }
  }
}

// 0 for a text that is no id: no record has it, and the page of a missing trailer needs the business record all the same.
function numbered(id: string | null | undefined): number {
  return idIn(id) ?? 0
}

/** What can be rented and what can be ordered, in one round trip; `null` when the database could not be read. */
export async function sitemapPages(): Promise<{ trailers: Listed[]; models: Listed[] } | null> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    const [trailers, models] = await db.batch([selectListedTrailers(db), selectListedModels(db)])
    return { trailers, models }
  } catch (error) {
    complain('The sitemap could not read the database', error)
    return null
  }
}

function named(business: BusinessInfo | undefined): BusinessInfo {
  return business?.business_name.trim() ? business : DEFAULT_BUSINESS
}
