import { env } from 'cloudflare:workers'
import type { BusinessInfo } from '#contract/business'
import type { PublicCustomTrailer } from '#contract/custom-trailer'
import type { CustomerRequest } from '#contract/customer-request'
import type { BookedRange, PublicTrailer } from '#contract/trailer'
import type { Day } from '#contract/wire'
import { todayInTampa } from '#domain/days'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { selectBusiness } from './db/business.ts'
import { openDb, openReading } from './db/client.ts'
import { selectCustomTrailer, selectCustomTrailers, toPublicCustomTrailer } from './db/custom-trailers.ts'
import { readForCustomer } from './db/customer-requests.ts'
import { onePage } from './db/paging.ts'
import { followLink } from './db/request-links.ts'
import { selectListedModels, selectListedTrailers } from './db/sitemap.ts'
import {
  selectAvailableCount,
  selectBooked,
  selectTrailer,
  selectTrailersIn,
  toBooked,
  toPublicTrailer,
} from './db/trailers.ts'
import { complain } from './log/complain.ts'

/** A page of the list of trailers that can be rented; `trailers` is `null` when the database could not be read. */
export interface RentalsPage {
  business: BusinessInfo
  trailers: PublicTrailer[] | null
  /** How many there are on all pages. */
  count: number
  /** Id that the page before this one ended with; 0 on the first. */
  after: number
  /** Id that the next page goes on after; undefined on the last. */
  next: number | undefined
}

/** What can be shown of the fleet elsewhere; `trailers` is `null` when the database could not be read. */
export interface ShowcasePage {
  business: BusinessInfo
  trailers: PublicTrailer[] | null
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

const MOST_CARDS = 60
const MOST_SHOWN = 8

/** A page of the trailers that can be rented, and the business record, in one round trip; `from` comes from the address. */
export async function rentalsPage(from?: string | null): Promise<RentalsPage> {
  const after = numbered(from)
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    const [[business], [total], rows] = await db.batch([
      selectBusiness(db),
      selectAvailableCount(db),
      selectTrailersIn(db, ['available'], { after, limit: MOST_CARDS + 1 }),
    ])
    const { page, next } = onePage(rows, MOST_CARDS)
    return { business: named(business), trailers: page.map(toPublicTrailer), count: total?.count ?? 0, after, next }
  } catch (error) {
    complain('The rentals page could not read the database', error)
    return { business: DEFAULT_BUSINESS, trailers: null, count: 0, after, next: undefined }
  }
}

/** The first trailers that can be rented, the first of the others, and the business record, in one round trip. */
export async function showcasePage(): Promise<ShowcasePage> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  const first = { after: 0, limit: MOST_SHOWN }
  try {
    const [[business], available, others] = await db.batch([
      selectBusiness(db),
      selectTrailersIn(db, ['available'], first),
      selectTrailersIn(db, ['rented', 'maintenance'], first),
    ])
    return { business: named(business), trailers: [...available, ...others].map(toPublicTrailer) }
  } catch (error) {
    complain('The showcase could not read the database', error)
    return { business: DEFAULT_BUSINESS, trailers: null }
  }
}

/** One trailer with the days it is taken, and the business record, in one round trip; `id` comes from the address. */
export async function trailerPage(id: string | null | undefined): Promise<TrailerPage> {
  const today = todayInTampa(new Date())
  const { db } = openReading(env.DB, 'first-unconstrained')
  const number = numbered(id)
  try {
    const [[business], [row], booked] = await db.batch([
      selectBusiness(db),
      selectTrailer(db, number),
      selectBooked(db, number, today),
    ])
    return {
      business: named(business),
      trailer: row ? toPublicTrailer(row) : 'not-found',
      booked: toBooked(booked),
      today,
    }
  } catch (error) {
    complain('A trailer page could not read the database', error)
    return { business: DEFAULT_BUSINESS, trailer: 'unreadable', booked: [], today }
  }
}

/** All custom models and the business record, in one round trip. */
export async function modelsPage(): Promise<ModelsPage> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    const [[business], rows] = await db.batch([selectBusiness(db), selectCustomTrailers(db)])
    return { business: named(business), models: rows.map(toPublicCustomTrailer) }
  } catch (error) {
    complain('The models page could not read the database', error)
    return { business: DEFAULT_BUSINESS, models: null }
  }
}

/** One custom model and the business record, in one round trip; `id` comes from the address. */
export async function modelPage(id: string | null): Promise<ModelPage> {
  const { db } = openReading(env.DB, 'first-unconstrained')
  try {
    const [[business], [row]] = await db.batch([selectBusiness(db), selectCustomTrailer(db, numbered(id))])
    return { business: named(business), model: row ? toPublicCustomTrailer(row) : 'not-found' }
  } catch (error) {
    complain('A model page could not read the database', error)
    return { business: DEFAULT_BUSINESS, model: 'unreadable' }
  }
}

/** The request that the link with this token opens, and the business record, both as they are now. */
export async function requestPage(token: string | undefined): Promise<RequestPage> {
  const now = new Date()
  const today = todayInTampa(now)
  const db = openDb(env.DB)
  try {
    const [[business], target] = await Promise.all([selectBusiness(db), followLink(db, token ?? '', now)])
    const request = typeof target === 'object' ? ((await readForCustomer(db, target)) ?? 'unknown') : target
    return { business: named(business), request, today }
  } catch (error) {
    complain('The page of a request could not read the database', error)
    return { business: DEFAULT_BUSINESS, request: 'unreadable', today }
  }
}

// An id that is none is looked up all the same: the page of a trailer that does not exist needs the business record.
function numbered(id: string | null | undefined): number {
  return /^[1-9]\d{0,14}$/.test(id ?? '') ? Number(id) : 0
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
