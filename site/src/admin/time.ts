import type { Day } from '#contract/wire'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const zone = { timeZone: 'America/New_York' } as const
const date = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'medium', timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** How long ago: Now, minutes, hours, days, then the date after 7 days (admin specification, section 9). */
export function age(instant: string, now: number): string {
  const passed = now - Date.parse(instant)
  if (passed < MINUTE_MS) return 'Now'
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)}m ago`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)}h ago`
  if (passed <= 7 * DAY_MS) return `${Math.floor(passed / DAY_MS)}d ago`
  return date.format(Date.parse(instant))
}

/** Date and time in Tampa, as in “Nov 21, 2026, 3:04 PM”. */
export function momentInWords(instant: string): string {
  return moment.format(Date.parse(instant))
}

const seconds = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'medium', timeStyle: 'medium' })

/** Date and time in Tampa to the second, as in “Nov 21, 2026, 3:04:05 PM”. */
export function momentInSeconds(instant: string): string {
  return seconds.format(Date.parse(instant))
}

/** First and last day without repeating what they share, as in “Nov 21 – 24, 2026”. */
export function rangeInWords(start: Day, end: Day): string {
  return days.formatRange(Date.parse(start), Date.parse(end))
}
