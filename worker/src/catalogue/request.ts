import { env } from 'cloudflare:workers'
import type { BusinessInfo } from '#contract/business'
import type { ContactStatus } from '#contract/requests/contact'
import type { CustomerRequest } from '#contract/requests/customer-request'
import type { Day } from '#contract/wire'
import { todayInTampa } from '#domain/days'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { sha256 } from '#domain/sha256'
import { selectBusiness } from '../db/business.ts'
import { openDb } from '../db/client.ts'
import { linkedRequest, selectLinked, selectQuestions } from '../db/requests/customer-page.ts'
import { logError } from '../log/log-error.ts'
import { businessOrDefault } from './page-data.ts'

/** What the page of one request shows its customer. */
export interface RequestPage {
  business: BusinessInfo
  /** A string says why there is none: the link leads nowhere or has ended, or the database could not be read. */
  request: CustomerRequest | 'unknown' | 'expired' | 'revoked' | 'unreadable'
  /** What the customer last asked there, newest first. */
  questions: readonly { message: string; status: ContactStatus; at: string }[]
  today: Day
}

/** The request that the link with this token opens, and the business record, both as they are now, in one round trip. */
export async function requestPage(token: string | undefined): Promise<RequestPage> {
  const now = new Date()
  const today = todayInTampa(now)
  const db = openDb(env.DB)
  try {
    const hash = await sha256(token ?? '')
    const [[business], asked, ...linked] = await db.batch([
      selectBusiness(db),
      selectQuestions(db, hash),
      ...selectLinked(db, hash),
    ])
    const request = linkedRequest(linked, now)
    const questions = typeof request === 'string' ? [] : asked
    return { business: businessOrDefault(business), request, questions, today }
  } catch (error) {
    logError('The page of a request could not read the database', error)
    return { business: DEFAULT_BUSINESS, request: 'unreadable', questions: [], today }
  }
}
