import type { Page } from 'playwright-core'
import { RentalResponse } from '#contract/requests/rental'
import { expectResponse, tokenOf } from '../../api/client.ts'

/** A change that somebody else makes to a rental, in the middle of a story. */
export async function put(path: string, body: object) {
  return expectResponse(RentalResponse, 200, 'PUT', `/api/rentals/${path}`, { body, token: await tokenOf('staff') })
}

/** A decision of somebody else about a rental. */
export const move = (id: number, status: string) => put(`${id}/status`, { status })

/** A request over a list without rows: they would cost as much as the panel, and are tested in other stories. */
export const desk = (id: number) => `/admin/rentals?q=nothing+behind&open=${id}`

/** The panel of one request. */
export const panel = (page: Page, id: number) => page.getByRole('dialog', { name: `Request #${id}: ` })
