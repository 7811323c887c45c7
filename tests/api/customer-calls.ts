import { eq } from 'drizzle-orm'
import { ContactResponse } from '#contract/requests/contact'
import { BuildResponse } from '#contract/requests/custom-build'
import { CustomerRequestResponse } from '#contract/requests/customer-request'
import { RentalResponse } from '#contract/requests/rental'
import { RequestLinkResponse } from '#contract/requests/request-link'
import { sha256 } from '#domain/sha256'
import { activities, requestLinks } from '../../worker/src/db/schema.ts'
import { product, send } from '../product.ts'
import { call, expectResponse, newAddress, tokenOf } from './client.ts'
import { newModel, newTrailer, rentalRequest, sendBuild, sendRental } from './records.ts'

/** The API's path for the page that a link opens. */
export function apiOf(link: string): string {
  return link.replace('/request/', '/api/requests/')
}

/** The request behind a link, as its customer sees it. */
export async function readAsCustomer(link: string) {
  return (await expectResponse(CustomerRequestResponse, 200, 'GET', apiOf(link))).request
}

/** The part of a link that is stored. */
export const hashOf = (link: string) => sha256(link.replace('/request/', ''))

/** Stores another end of a link, or that it was revoked. */
export async function endLink(link: string, values: Partial<typeof requestLinks.$inferInsert>) {
  const { db } = await product()
  await db
    .update(requestLinks)
    .set(values)
    .where(eq(requestLinks.token_hash, await hashOf(link)))
}

/** A change that staff make to a request. */
export async function changeAsStaff(path: string, body: Record<string, unknown>) {
  const response = await call('PUT', path, { body, token: await tokenOf('manager') })
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(response.body)}`)
}

/** A rental request for which staff have set a price. */
export async function createPricedRental(final_price = 540) {
  const sent = await sendRental(await newTrailer({ name: 'Asked kitchen' }))
  await changeAsStaff(`/api/rentals/${sent.quote.id}`, { final_price })
  return sent
}

/** A build request for which staff have set a price. */
export async function createPricedBuild(final_price = 21_000) {
  const sent = await sendBuild(await newModel({ name: 'Asked model' }))
  await changeAsStaff(`/api/custom-builds/${sent.quote.id}`, { final_price })
  return sent
}

/** A rental request as staff see it. */
export async function storedRental(id: number) {
  return (await expectResponse(RentalResponse, 200, 'GET', `/api/rentals/${id}`, { token: await tokenOf('staff') }))
    .quote
}

/** A request for a build as staff see it. */
export async function storedBuild(id: number) {
  return (
    await expectResponse(BuildResponse, 200, 'GET', `/api/custom-builds/${id}`, { token: await tokenOf('staff') })
  ).quote
}

/** The titles of the activities about a request that staff see. */
export async function activityTitles(field: 'rental_id' | 'build_id', id: number) {
  const { db } = await product()
  const rows = await db.select().from(activities)
  return rows.filter(({ metadata }) => metadata[field] === id).map(({ title }) => title)
}

/** Tries to accept a price as the customer behind a link. */
export async function accept(link: string, final_price: number) {
  return call('POST', `${apiOf(link)}/accept`, { body: { final_price } })
}

/** Tries to withdraw a request as the customer behind a link. */
export async function withdraw(link: string) {
  return call('POST', `${apiOf(link)}/withdraw`)
}

/** The message of a customer who called, left no e-mail address, and asks a question on the page of the request. */
export async function questionWithoutAddress() {
  const token = await tokenOf('staff')
  const body = { ...rentalRequest(await newTrailer()), customer_email: '' }
  const { quote } = await expectResponse(RentalResponse, 201, 'POST', '/api/rentals/entered', { body, token })
  const { link } = await expectResponse(RequestLinkResponse, 201, 'POST', `/api/rentals/${quote.id}/links`, { token })
  const asked = { body: { message: 'Where is it?' } }
  return (await expectResponse(ContactResponse, 201, 'POST', `${apiOf(link)}/question`, asked)).message
}

/** Sends a form of the customer's page as a browser without JavaScript does. */
export async function sendForm(link: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await send(`${(await product()).url.origin}${link}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'CF-Connecting-IP': newAddress(),
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'null',
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
