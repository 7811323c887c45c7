import type { Context } from 'hono'
import type { ContactResponse } from '#contract/requests/contact'
import type { Acceptance, CustomerRequest } from '#contract/requests/customer-request'
import { daysRefusal, priceRefusal, withdrawalRefusal } from '#domain/customer/rules'
import { todayInTampa } from '#domain/days'
import type { Db } from '../../db/client.ts'
import type { IdempotentPost } from '../../db/idempotency.ts'
import { createMessage } from '../../db/requests/contact-messages.ts'
import { acceptPrice, emailOf, withdrawRequest } from '../../db/requests/customer-page.ts'
import { AppError } from '../app-error.ts'
import { purgeBookedDays } from '../caching/booked-days.ts'
import type { AppEnv } from '../env.ts'
import { readEarlierResponse, storeOnce } from '../idempotency.ts'
import { orNotFound } from '../or-not-found.ts'
import { requestOfLink } from '../request-link.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import { countForm } from './rate-limit.ts'

// What a customer does on the page of a request; whoever has the token counts as the customer.

/** Accepts the final price, if price and days are still those that were `seen`; returns the updated request. */
export function acceptAsCustomer(c: Context<AppEnv>, token: string, seen: Acceptance): Promise<CustomerRequest> {
  return act(c, token, (request, now) => {
    // Accepting twice has no further effect; a request that staff have closed since can no longer be accepted.
    const isAccepted = request.accepted_at !== null && request.status !== 'rejected'
    if (isAccepted && request.final_price === seen.final_price) return Promise.resolve(true)
    refuse(priceRefusal(request, seen.final_price, todayInTampa(now)) ?? daysRefusal(request, seen))
    return acceptPrice(c.var.db, request, now)
  })
}

/** Withdraws the request; returns the updated request. */
export function withdrawAsCustomer(c: Context<AppEnv>, token: string): Promise<CustomerRequest> {
  return act(c, token, async (before, now) => {
    if (before.is_withdrawn) return true
    refuse(withdrawalRefusal(before, todayInTampa(now)))
    const isWithdrawn = await withdrawRequest(c.var.db, before, now)
    if (isWithdrawn && before.noun === 'rental') purgeBookedDays(c, before.trailer_id, before.status)
    return isWithdrawn
  })
}

/**
 * Stores a question about the request as a message to the business. The response leaves out the customer's e-mail address, as the
 * page does: the link may have been passed on.
 */
export async function askAsCustomer(
  c: Context<AppEnv>,
  token: string,
  message: string,
  post: IdempotentPost | null,
): Promise<ContactResponse> {
  await countForm(c, 'customer')
  const { db } = c.var
  const request = await requestOfLink(db, token)
  const response = await storeOnce(() => takeQuestion(db, request, message, post))
  return { ...response, message: { ...response.message, email: '' } }
}

async function takeQuestion(db: Db, request: CustomerRequest, message: string, post: IdempotentPost | null) {
  const now = new Date()
  const before = await readEarlierResponse<ContactResponse>(db, post, now)
  if (before) return before
  const email = orNotFound(await emailOf(db, request), 'This request does not exist.')
  const input = { name: request.customer_name, email, message }
  return { success: true as const, message: await createMessage(db, input, post, now, request) }
}

// If staff have changed the request meanwhile, `attempt` is retried with its new state.
async function act(
  c: Context<AppEnv>,
  token: string,
  attempt: (request: CustomerRequest, now: Date) => Promise<boolean>,
): Promise<CustomerRequest> {
  await countForm(c, 'customer')
  await retryOnConflict(async () => ((await attempt(await requestOfLink(c.var.db, token), new Date())) ? true : null))
  return requestOfLink(c.var.db, token)
}

function refuse(reason: string | null): void {
  if (reason) throw new AppError('conflict', reason)
}
