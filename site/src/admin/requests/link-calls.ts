import { RequestLinkList, RequestLinkResponse } from '#contract/requests/request-link'
import { Done } from '#contract/wire'
import { call } from '../api/call.ts'

/** The kinds of requests that have a page for their customer, as the API names them. */
export type LinkedSection = 'rentals' | 'custom-builds'

/** The links that currently open the customer's page of a request, newest first. */
export async function listLinks(section: LinkedSection, id: number, signal: AbortSignal) {
  return (await call(RequestLinkList, `/api/${section}/${id}/links`, { signal })).links
}

/** Creates a link to the customer's page and returns its full URL, which cannot be read again later. */
export async function newLink(section: LinkedSection, id: number): Promise<string> {
  const { link } = await call(RequestLinkResponse, `/api/${section}/${id}/links`, { method: 'POST' })
  return new URL(link, location.origin).href
}

/** Revokes every link to the customer's page of a request. */
export async function revokeLinks(section: LinkedSection, id: number): Promise<void> {
  await call(Done, `/api/${section}/${id}/links`, { method: 'DELETE' })
}
