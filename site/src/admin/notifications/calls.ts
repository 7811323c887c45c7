import { ActivityList } from '#contract/activity'
import { Done } from '#contract/wire'
import { call } from '../call.ts'
import { MAX_ENTRIES } from './list.ts'

/** The newest entries of the activity list, and how many of all are unread. */
export async function listActivities(signal: AbortSignal): Promise<ActivityList['data']> {
  return (await call(ActivityList, `/api/activity-logs?limit=${MAX_ENTRIES}`, { signal, unattended: true })).data
}

/** Marks an entry as read by this account. */
export async function readActivity(id: number): Promise<void> {
  await call(Done, `/api/activity-logs/${id}/read`, { method: 'POST' })
}

/** Marks every entry up to `newest` as read by this account: what came in since nobody has seen. */
export async function readAllActivities(newest: number): Promise<void> {
  await call(Done, `/api/activity-logs/read-all?through=${newest}`, { method: 'POST' })
}

/** Takes every entry up to `newest` out of the list of this account; others keep theirs. */
export async function clearActivities(newest: number): Promise<void> {
  await call(Done, `/api/activity-logs?through=${newest}`, { method: 'DELETE' })
}
