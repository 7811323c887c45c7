import { ActivityList, ActivityResponse } from '#contract/activity'
import { call, expectResponse, tokenOf } from './client.ts'

let count = 0

/** Adds entries, each with its own title, and returns their ids. */
export async function addActivities(number: number, values: object = {}) {
  const token = await tokenOf('staff')
  const ids: number[] = []
  for (let index = 0; index < number; index++) {
    const body = { type: 'system', title: `Entry ${++count}`, message: 'Something happened', ...values }
    ids.push((await expectResponse(ActivityResponse, 201, 'POST', '/api/activity-logs', { body, token })).data.id)
  }
  return ids
}

/** The activity list of whoever has the token. */
export async function readActivities(token: string, query = '') {
  return expectResponse(ActivityList, 200, 'GET', `/api/activity-logs?${query}`, { token })
}

/** Marks an entry as read, and returns the status. */
export async function markActivityRead(token: string, id: number) {
  return (await call('POST', `/api/activity-logs/${id}/read`, { token })).status
}
