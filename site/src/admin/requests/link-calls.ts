import { RequestLinkAnswer, RequestLinkList } from '#contract/request-link'
import { Done } from '#contract/wire'
import { call } from '../call.ts'

/** The kinds of requests that have a page for their customer, as the API calls them. */
export type LinkedSection = 'rentals' | 'custom-builds'

/** The links that open the customer's page of a request now, newest first. */
export async function listLinks(section: LinkedSection, id: number, signal: AbortSignal) {
  return (await call(RequestLinkList, `/api/${section}/${id}/links`, { signal })).links
}

/** A new link to the customer's page, as a whole address; nobody can read it again later. */
export async function newLink(section: LinkedSection, id: number): Promise<string> {
  const { link } = await call(RequestLinkAnswer, `/api/${section}/${id}/links`, { method: 'POST' })
  return new URL(link, location.origin).href
}

/** Ends every link to the customer's page of a request. */
export async function revokeLinks(section: LinkedSection, id: number): Promise<void> {
  await call(Done, `/api/${section}/${id}/links`, { method: 'DELETE' })
}
