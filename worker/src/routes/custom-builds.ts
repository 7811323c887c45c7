import { type Context, Hono } from 'hono'
import {
  BuildCorrection,
  BuildEdit,
  type BuildList,
  BuildListQuery,
  BuildRequest,
  type BuildResponse,
  type BuildStatus,
  BuildStatusInput,
  type CustomBuild,
} from '#contract/requests/custom-build'
import { buildRefusal, QUOTE_VALID_DAYS } from '#domain/build/request'
import { buildTransitions } from '#domain/build/status'
import { addDays, todayInTampa } from '#domain/days'
import { changesNothing } from '#domain/difference'
import type { Db } from '../db/client.ts'
import type { IdempotentPost } from '../db/idempotency.ts'
import { editBuild, listBuilds, moveBuild, readBuild } from '../db/requests/builds.ts'
import type { Move } from '../db/requests/changes.ts'
import { correctBuild } from '../db/requests/corrections.ts'
import { createBuild, readForBuild } from '../db/requests/new-builds.ts'
import { staff } from '../http/access/staff.ts'
import { invalidField } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import type { AppEnv } from '../http/env.ts'
import { publicForm } from '../http/forms/public-form.ts'
import { earlierResponse, idempotentPost, storeOnce } from '../http/idempotency.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { pathId } from '../http/path-id.ts'
import { sendLink } from '../http/request-link.ts'
import { retryOnConflict } from '../http/retry-on-conflict.ts'
import { refuseMove } from '../http/status-move.ts'
import { validBody, validQuery } from '../http/valid.ts'
import { refuseStale, sendVersion } from '../http/version-tag.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

/** A visitor requests a quote for a configured trailer. */
export const buildRequests = new Hono<AppEnv>().post('/', ...publicForm(BuildRequest), async (c) => {
  const request = c.req.valid('json')
  const post = await idempotentPost(c, request)
  const taken = await storeOnce(() => takeRequest(c.var.db, request, post))
  sendMailsAfterResponse(c)
  await sendLink(c, { noun: 'custom_build', id: taken.quote.id })
  return c.json<BuildResponse>(taken, 201)
})

async function takeRequest(db: Db, request: BuildRequest, post: IdempotentPost | null): Promise<BuildResponse> {
  const now = new Date()
  const { model, chosen, earlier } = await readForBuild(db, request, post?.key, now)
  const before = earlierResponse<BuildResponse>(earlier, post)
  if (before) return before
  if (!model) throw invalidField('trailer_model', 'This model is no longer offered. Please choose another one.')
  const refusal = buildRefusal(request, model, chosen)
  if (refusal) throw invalidField(refusal.path, refusal.message)
  const quoted = { model, chosen, validUntil: addDays(todayInTampa(now), QUOTE_VALID_DAYS) }
  return { success: true, quote: await createBuild(db, request, quoted, post, now) }
}

/** Staff read the requests, price them and change their status. */
export const customBuilds = staff('custom_builds')
  .get('/', validQuery(BuildListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = fromCursor('builds', query.cursor)
    const { next, ...page } = await listBuilds(c.var.db, query, before)
    return c.json<BuildList>({ success: true, ...page, ...nextCursor('builds', next) })
  })
  .get('/:id', async (c) => respond(c, await requestedBuild(c)))
  .put('/:id', ...validBody(BuildEdit), (c) => respondAfter(c, () => applyEdit(c, c.req.valid('json'))))
  .put('/:id/customer', ...validBody(BuildCorrection), (c) =>
    respondAfter(c, () => applyCorrection(c, c.req.valid('json'))),
  )
  .put('/:id/status', ...validBody(BuildStatusInput), (c) => {
    const { status, close_reason } = c.req.valid('json')
    const reason = (status === 'rejected' && close_reason) || null
    return respondAfter(c, () => applyMove(c, { to: status, reason, ...author(c) }))
  })

const NO_SUCH_REQUEST = 'This custom build request does not exist.'

async function requestedBuild(c: Context<AppEnv>): Promise<CustomBuild> {
  return orNotFound(await readBuild(c.var.db, pathId(c, NO_SUCH_REQUEST)), NO_SUCH_REQUEST)
}

/** The request after `edit`; `null` if somebody else changed it concurrently. */
async function applyEdit(c: Context<AppEnv>, edit: BuildEdit): Promise<CustomBuild | null> {
  const before = await requestedBuild(c)
  refuseStale(c, before.version)
  if (changesNothing(before, edit)) return before
  return editBuild(c.var.db, before, edit, author(c))
}

/** The request after a correction of its customer's details; `null` if somebody else changed it concurrently. */
async function applyCorrection(c: Context<AppEnv>, correction: BuildCorrection): Promise<CustomBuild | null> {
  const before = await requestedBuild(c)
  refuseStale(c, before.version)
  if (changesNothing(before, correction)) return before
  return correctBuild(c.var.db, before, correction, author(c))
}

/** The request after `move`; `null` if somebody else changed it concurrently in a way that still allows this. */
async function applyMove(c: Context<AppEnv>, move: Move<BuildStatus>): Promise<CustomBuild | null> {
  const before = await requestedBuild(c)
  refuseStale(c, before.version)
  refuseMove(before, move.to, buildTransitions)
  const stored = await moveBuild(c.var.db, before, move)
  // If the new status does not allow this move, that error says more than that the request has changed.
  if (!stored) refuseMove(await requestedBuild(c), move.to, buildTransitions)
  return stored
}

async function respondAfter(c: Context<AppEnv>, change: () => Promise<CustomBuild | null>) {
  const quote = await retryOnConflict(change)
  sendMailsAfterResponse(c)
  return respond(c, quote)
}

function respond(c: Context<AppEnv>, quote: CustomBuild) {
  sendVersion(c, quote.version)
  return c.json<BuildResponse>({ success: true, quote })
}
