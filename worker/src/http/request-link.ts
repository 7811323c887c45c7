import type { Context } from 'hono'
import type { CustomerRequest } from '#contract/requests/customer-request'
import type { LinkedRequest } from '#domain/customer/linked-request'
import { sha256 } from '#domain/sha256'
import type { Condition } from '../db/batch.ts'
import type { Db } from '../db/client.ts'
import { linkedRequest, selectLinked } from '../db/requests/customer-page.ts'
import { insertLink, noneRevoked } from '../db/requests/links.ts'
import { newToken } from './access/token.ts'
import { AppError } from './app-error.ts'
import type { AppEnv } from './env.ts'

/** The address of a customer's page. */
export function linkOf(token: string): string {
  return `/request/${token}`
}

/**
 * A new link to the page of a request, shown once: the database stores only the hash of its token; `null` unless `condition` holds.
 */
export async function freshLink(db: Db, request: LinkedRequest, condition: Condition): Promise<string | null> {
  const token = newToken()
  const { length } = await insertLink(db, request, await sha256(token), new Date(), condition)
  return length > 0 ? linkOf(token) : null
}

/**
 * Sends its sender a link to the page of a new request in this response; none once links were revoked, as repeating the POST would
 * undo that. A repeated POST gets another link, since only the hash of the first one is stored.
 */
export async function sendLink(c: Context<AppEnv>, request: LinkedRequest): Promise<void> {
  const link = await freshLink(c.var.db, request, noneRevoked(request))
  if (link) c.header('Location', link)
}

/** The request that a link opens; 404 for an unknown link, 410 for one that has expired or was revoked. */
export async function requestOfLink(db: Db, token: string): Promise<CustomerRequest> {
  const found = linkedRequest(await db.batch(selectLinked(db, await sha256(token))), new Date())
  if (found === 'expired') throw new AppError('gone', 'This link has expired. Please ask us for a new one.')
  if (found === 'revoked') throw new AppError('gone', 'This link is no longer valid. Please ask us for a new one.')
  if (found === 'unknown') {
    throw new AppError('not-found', 'This link leads to no request. Please check that it is complete.')
  }
  return found
}
