import { env } from 'cloudflare:workers'
import type { BusinessInfo } from '#contract/business'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { businessRecord } from '../db/business.ts'
import { offeredModels, oneModel, toPublicCustomTrailer } from '../db/catalogue/custom-trailers.ts'
import { openDbSession } from '../db/client.ts'
import { toPage } from '../db/paging.ts'
import { readBatch } from '../db/prepared.ts'
import { logError } from '../log/log-error.ts'
import { businessOrDefault, idOrZero, missingOrUnreadable, PAGE_SIZE } from './page-data.ts'

/** What a list of custom models shows; `models` is `null` when the database could not be read. */
export interface ModelsPage {
  business: BusinessInfo
  models: PublicCustomTrailer[] | null
  /** Id that the next part of the list comes after, if there is one. */
  next?: number | undefined
}

/** What a page about one custom model shows. */
export interface ModelPage {
  business: BusinessInfo
  /** `unreadable` when the database could not be read. */
  model: PublicCustomTrailer | 'not-found' | 'unreadable'
}

/** One part of the orderable models, starting after the id `after`, and the business record, in one round trip. */
export async function modelsPage(after: string | null = null, part = PAGE_SIZE): Promise<ModelsPage> {
  const { db } = openDbSession(env.DB, 'first-unconstrained')
  try {
    const [[business], rows] = await readBatch(db, [businessRecord(), offeredModels(idOrZero(after), part + 1)])
    const { page, next } = toPage(rows, part)
    return { business: businessOrDefault(business), models: page.map(toPublicCustomTrailer), next }
  } catch (error) {
    logError('The models page could not read the database', error)
    return { business: DEFAULT_BUSINESS, models: null }
  }
}

/** The configurator's initial models: all on offer, or `null` if its script has to request them, being many or unreadable. */
export async function buildPage(): Promise<ModelsPage> {
  const { models, next, ...rest } = await modelsPage()
  return { ...rest, models: next === undefined ? models : null }
}

/** One custom model and the business record, in one round trip; `id` comes from the address. */
export async function modelPage(id: string | null): Promise<ModelPage> {
  const number = idOrZero(id)
  const { db } = openDbSession(env.DB, 'first-unconstrained')
  try {
    const [[business], [row]] = await readBatch(db, [businessRecord(), oneModel(number)])
    return { business: businessOrDefault(business), model: row ? toPublicCustomTrailer(row) : 'not-found' }
  } catch (error) {
    logError('A model page could not read the database', error)
    return { business: DEFAULT_BUSINESS, model: missingOrUnreadable(number) }
  }
}
