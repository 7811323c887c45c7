import type { Context } from 'hono'
import type { RequestLinkList, RequestLinkResponse } from '#contract/requests/request-link'
import type { Done } from '#contract/wire'
import type { LinkedRequest } from '#domain/customer/linked-request'
import { sha256 } from '#domain/sha256'
import { insertLinkBy, requestExists, revokeLinks, selectLiveLinks } from '../db/requests/links.ts'
import { staff } from '../http/access/staff.ts'
import { newToken } from '../http/access/token.ts'
import { AppError } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import type { AppEnv } from '../http/env.ts'
import { pathId } from '../http/path-id.ts'
import { linkOf } from '../http/request-link.ts'

const NO_SUCH_REQUEST = 'This request does not exist.'

/** Staff create and revoke the links to the customer's page of a rental request. */
export const rentalLinks = requestLinks('rentals', 'rental')

/** The same for build requests. */
export const buildLinks = requestLinks('custom_builds', 'custom_build')

function requestLinks(area: 'rentals' | 'custom_builds', noun: LinkedRequest['noun']) {
  const requested = async (c: Context<AppEnv>): Promise<LinkedRequest> => {
    const request = { noun, id: pathId(c, NO_SUCH_REQUEST) }
    if (!(await requestExists(c.var.db, request))) throw new AppError('not-found', NO_SUCH_REQUEST)
    return request
  }
  return staff(area)
    .get('/:id/links', async (c) => {
      const request = await requested(c)
      const links = await selectLiveLinks(c.var.db, request, new Date())
      return c.json<RequestLinkList>({ success: true, links })
    })
    .post('/:id/links', async (c) => {
      const request = await requested(c)
      const token = newToken()
      await c.var.db.batch(insertLinkBy(c.var.db, request, await sha256(token), author(c)))
      return c.json<RequestLinkResponse>({ success: true, link: linkOf(token) }, 201)
    })
    .delete('/:id/links', async (c) => {
      const request = await requested(c)
      await c.var.db.batch(revokeLinks(c.var.db, request, author(c)))
      return c.json<Done>({ success: true })
    })
}
