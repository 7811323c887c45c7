import {
  ActivityInput,
  type ActivityList,
  ActivityListQuery,
  ActivityMarkQuery,
  type ActivityResponse,
} from '#contract/activity'
import type { Done } from '#contract/wire'
import { viewableRequests } from '#domain/access/customer-areas'
import { redactFields } from '#domain/log/redact'
import { createActivity, listActivities } from '../db/activity/entries.ts'
import { clearActivities, markAllRead, markRead } from '../db/activity/marks.ts'
import { staff, staffWithPermission } from '../http/access/staff.ts'
import { AppError } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { callerOf } from '../http/caller.ts'
import { fromCursor, nextCursor } from '../http/cursor.ts'
import { pathId } from '../http/path-id.ts'
import { validBody, validQuery } from '../http/valid.ts'

/** Staff read the activity of what they may view, and mark it as read or cleared for themselves. */
export const activity = staffWithPermission('activity.view')
  .get('/', validQuery(ActivityListQuery), async (c) => {
    const query = c.req.valid('query')
    const before = fromCursor('activity', query.cursor)
    const { id, permissions } = callerOf(c).user
    const { next, ...data } = await listActivities(c.var.db, id, viewableRequests(permissions), query, before)
    return c.json<ActivityList>({ success: true, data, ...nextCursor('activity', next) })
  })
  .delete('/', validQuery(ActivityMarkQuery), async (c) => {
    await clearActivities(c.var.db, callerOf(c).user.id, c.req.valid('query').through)
    return c.json<Done>({ success: true })
  })
  .post('/read-all', validQuery(ActivityMarkQuery), async (c) => {
    await markAllRead(c.var.db, callerOf(c).user.id, c.req.valid('query').through)
    return c.json<Done>({ success: true })
  })
  .post('/:id/read', async (c) => {
    const isThere = await markRead(c.var.db, callerOf(c).user.id, pathId(c, NO_SUCH_ENTRY))
    if (!isThere) throw new AppError('not-found', NO_SUCH_ENTRY)
    return c.json<Done>({ success: true })
  })

/** Staff add entries for everybody; this also requires permission to view them. */
export const activityEntries = staff('activity').post('/', ...validBody(ActivityInput), async (c) => {
  const input = c.req.valid('json')
  // Anyone who may view the list or the audit trail can read these fields, for as long as they are kept.
  const entry = { ...input, metadata: redactFields(input.metadata) }
  const data = await createActivity(c.var.db, entry, author(c))
  return c.json<ActivityResponse>({ success: true, data }, 201)
})

const NO_SUCH_ENTRY = 'This entry does not exist.'
