import { ActivityList } from '#contract/activity'
import { Done } from '#contract/wire'
import { call } from '../api/call.ts'
import { MAX_ENTRIES } from './list.ts'

/** The newest entries of the activity list, and how many are unread in total. */
export async function listActivities(signal: AbortSignal): Promise<ActivityList['data']> {
  return (await call(ActivityList, `/api/activity-logs?limit=${MAX_ENTRIES}`, { signal })).data
}

/** Marks an entry as read by this account. */
export async function readActivity(id: number): Promise<void> {
  await call(Done, `/api/activity-logs/${id}/read`, { method: 'POST' })
}

/** Marks every entry up to `newest` as read by this account: later ones have not been seen yet. */
export async function readAllActivities(newest: number): Promise<void> {
  await call(Done, `/api/activity-logs/read-all?through=${newest}`, { method: 'POST' })
}

/** Removes every entry up to `newest` from this account's list; others keep theirs. */
export async function clearActivities(newest: number): Promise<void> {
  await call(Done, `/api/activity-logs?through=${newest}`, { method: 'DELETE' })
}
