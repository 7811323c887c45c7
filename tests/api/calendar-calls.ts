import { expect } from 'vitest'
import { NewCalendarFeed } from '#contract/access/calendar-feed'
import { call, expectResponse } from './client.ts'

/** The caller's own subscription. */
export const FEED_PATH = '/api/calendar-feed'

/** Subscribes as the owner of the token, and returns the path of the calendar. */
export async function subscribe(token: string): Promise<string> {
  const { feed } = await expectResponse(NewCalendarFeed, 201, 'POST', FEED_PATH, { token })
  return new URL(feed.url).pathname
}

/** The calendar at a path. */
export async function readCalendar(path: string): Promise<string> {
  const response = await call('GET', path)
  expect(response).toMatchObject({ status: 200, body: expect.any(String) })
  return `${response.body}`
}
