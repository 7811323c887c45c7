import { Hono } from 'hono'
import type { CalendarFeedResponse, NewCalendarFeed } from '#contract/access/calendar-feed'
import type { Done } from '#contract/wire'
import { hasPermission } from '#domain/access/permissions'
import { addDays, todayInTampa } from '#domain/days'
import { calendarFile } from '#domain/icalendar'
import { recordPath } from '#domain/mail/portal-section'
import { rentalEvent } from '#domain/rental/events'
import { sha256 } from '#domain/sha256'
import { findFeedOwner, readFeed, removeFeed, replaceFeed } from '../db/access/calendar-feeds.ts'
import { listForCalendar, MAX_EVENTS } from '../db/requests/rental-events.ts'
import { sessionEnded, staffWithPermission } from '../http/access/staff.ts'
import { newToken } from '../http/access/token.ts'
import { AppError } from '../http/app-error.ts'
import { author } from '../http/author.ts'
import { callerOf } from '../http/caller.ts'
import type { AppEnv } from '../http/env.ts'
import { logError } from '../log/log-error.ts'

const RIGHT = 'rentals.view'
// Long enough for every calendar to see cancellations, short enough for the file to stay small.
const DAYS_BACK = 90

/** One's own subscription to the rentals: an address with a secret, shown once and stored as a hash. */
export const calendarFeed = staffWithPermission(RIGHT)
  .get('/', async (c) => {
    return c.json<CalendarFeedResponse>({ success: true, feed: await readFeed(c.var.db, callerOf(c).user.id) })
  })
  .post('/', async (c) => {
    const secret = newToken()
    const who = author(c)
    const { user, tokenHash } = callerOf(c)
    const owner = { accountId: user.id, session: tokenHash }
    if (!(await replaceFeed(c.var.db, owner, await sha256(secret), who))) throw sessionEnded()
    const url = new URL(`/api/calendar/${secret}.ics`, c.req.url).href
    return c.json<NewCalendarFeed>({ success: true, feed: { created_at: who.at.toISOString(), url } }, 201)
  })
  .delete('/', async (c) => {
    await removeFeed(c.var.db, callerOf(c).user.id, author(c))
    return c.json<Done>({ success: true })
  })

const FILE = /^([\w-]{43})\.ics$/

/** The rentals for a calendar program, which cannot sign in: the address is enough, as long as its owner may read them. */
export const calendarFiles = new Hono<AppEnv>().get('/:file', async (c) => {
  const secret = FILE.exec(c.req.param('file'))?.[1]
  const owner = secret && (await findFeedOwner(c.var.db, await sha256(secret)))
  if (!owner || !hasPermission(owner.permissions, RIGHT)) {
    throw new AppError('not-found', 'There is no calendar at this address any more. Subscribe again in the portal.')
  }
  const rentals = await listForCalendar(c.var.db, addDays(todayInTampa(new Date()), -DAYS_BACK))
  if (rentals.length === MAX_EVENTS) {
    logError('A calendar has not all requests', new Error(`It takes ${MAX_EVENTS}.`), { level: 'warn' })
  }
  const record = (id: number) => new URL(recordPath('rental', id), c.req.url).href
  const events = rentals.map((rental) => rentalEvent(rental, record(rental.id)))
  return c.body(calendarFile('Trailer rentals', events), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="rentals.ics"',
  })
})
