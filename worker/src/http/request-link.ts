import type { CustomerRequest } from '#contract/customer-request'
import { sha256 } from '#domain/sha256'
import type { Condition } from '../db/batch.ts'
import type { Db } from '../db/client.ts'
import { linkedRequest, selectLinked } from '../db/requests/customer-page.ts'
import { insertLink, type LinkedRequest, noneRevoked } from '../db/requests/links.ts'
import { newToken } from './access/token.ts'
import { AppError } from './app-error.ts'

/** The address of a customer's page. */
export function linkOf(token: string): string {
  return `/request/${token}`
}

/** A new link to the page of a request, shown once: the database stores only the hash of its token; `null` unless `happens`. */
export async function freshLink(db: Db, request: LinkedRequest, happens: Condition): Promise<string | null> {
  const token = newToken()
  const { length } = await insertLink(db, request, await sha256(token), new Date(), happens)
  return length > 0 ? linkOf(token) : null
}

/** Like `freshLink`, for the sender of the request; `null` once links were revoked, as repeating the POST would undo that. */
export function sendersLink(db: Db, request: LinkedRequest): Promise<string | null> {
  return freshLink(db, request, noneRevoked(request))
}

/** The request that a link opens; 404 for an unknown link, 410 for one that has expired or was revoked. */
export async function requestBehind(db: Db, token: string): Promise<CustomerRequest> {
  const found = linkedRequest(await db.batch(selectLinked(db, await sha256(token))), new Date())
  if (found === 'expired') throw new AppError('gone', 'This link has expired. Please ask us for a new one.')
  if (found === 'revoked') throw new AppError('gone', 'This link is no longer valid. Please ask us for a new one.')
  if (found === 'unknown') {
    throw new AppError('not-found', 'This link leads to no request. Please check that it is complete.')
  }
  return found
}
