import type { Day, DayRange } from '#contract/wire'

const DAY_MS = 86_400_000

// A calendar day is counted in UTC, which has neither zone nor daylight saving, so no day is ever 23 or 25 hours.
function toNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

function toDay(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

const HOUR_MS = 3_600_000

// The clocks of the United States since 2007: forward at two on the second Sunday of March, back at two on the first of
// November. Written by hand, since Intl loads tables first (#contract/text/number-format); a test compares it with Intl for every change
// until 2040.
function isDaylightSaving(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear()
  const firstSunday = (month: number) => 1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7)
  return instant >= Date.UTC(year, 2, firstSunday(2) + 7, 7) && instant < Date.UTC(year, 10, firstSunday(10), 6)
}

/** Local time in Tampa (America/New_York, since 2007) at `instant`, as the UTC fields of a date. */
export function inTampa(instant: Date): Date {
  const time = instant.getTime()
  return new Date(time - (isDaylightSaving(time) ? 4 : 5) * HOUR_MS)
}

/** The calendar day in Tampa at `instant`. */
export function todayInTampa(instant: Date): Day {
  return inTampa(instant).toISOString().slice(0, 10)
}

/** The instant at which `day` begins in Tampa. */
export function startOfDayInTampa(day: Day): Date {
  const daylightSaving = new Date(`${day}T04:00:00Z`)
  // Clocks change at two in the morning, so midnight is four hours behind UTC, or five.
  return todayInTampa(daylightSaving) === day ? daylightSaving : new Date(`${day}T05:00:00Z`)
}

/** True for a date of the calendar as `YYYY-MM-DD`; February 30 is not one. */
export function isDay(text: string): boolean {
  const number = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toNumber(text) : Number.NaN
  return !Number.isNaN(number) && toDay(number) === text
}

/** `day` moved by `count` days, which may be negative. */
export function addDays(day: Day, count: number): Day {
  return toDay(toNumber(day) + count)
}

/** Number of days from `start` to `end`, both included; less than 1 when `end` is before `start`. */
export function daysIncluded(start: Day, end: Day): number {
  return toNumber(end) - toNumber(start) + 1
}

/** A number of days in words. */
export function daysInWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(day: Day): number {
  return (((toNumber(day) + 4) % 7) + 7) % 7
}

/** First day of the month of `day`, moved by `months`. */
export function firstOfMonth(day: Day, months = 0): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Last day of the month of `day`, moved by `months`. */
export function lastOfMonth(day: Day, months = 0): Day {
  return addDays(firstOfMonth(day, months + 1), -1)
}

/** The same day of the month `months` later or earlier; the last of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const last = lastOfMonth(day, months)
  const same = addDays(firstOfMonth(day, months), dayOfMonth(day) - 1)
  return same < last ? same : last
}

/** Days of the month of `day`, in weeks from Sunday to Saturday; `null` outside the month. */
export function weeksOfMonth(day: Day): (Day | null)[][] {
  const first = firstOfMonth(day)
  const length = daysIncluded(first, firstOfMonth(day, 1)) - 1
  const lead = weekday(first)
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - lead
      return index >= 0 && index < length ? addDays(first, index) : null
    }),
  )
}

/** Whether all days of a week of `weeksOfMonth` are before `today`. */
export function isWeekOver(week: readonly (Day | null)[], today: Day): boolean {
  return week.every((day) => day === null || day < today)
}

/** The days of a week by name, Sunday first. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

// Our own names instead of Intl's: the same text on the server and in every browser, so hydration never mismatches.
function monthName(day: Day): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
}

/** A day in words, as in “Sat, Nov 21, 2026”; `style` `long` writes names out. */
export function dayInWords(day: Day, style: 'short' | 'long' = 'short'): string {
  const length = style === 'long' ? 9 : 3
  const name = WEEKDAYS[weekday(day)]?.slice(0, length)
  return `${name}, ${monthName(day).slice(0, length)} ${dayOfMonth(day)}, ${day.slice(0, 4)}`
}

/** A day in words without its weekday, as in “Nov 21, 2026”. */
export function dateInWords(day: Day): string {
  return `${shortDay(day)}, ${day.slice(0, 4)}`
}

/** A day without its year, as in “Nov 21”. */
export function shortDay(day: Day): string {
  return `${monthName(day).slice(0, 3)} ${dayOfMonth(day)}`
}

/** First and last day in full, as in “Fri, Nov 20, 2026 to Sun, Nov 22, 2026”; one day once. */
export function fullRangeInWords({ start, end }: DayRange, style?: 'long'): string {
  return start === end ? dayInWords(start, style) : `${dayInWords(start, style)} to ${dayInWords(end, style)}`
}

/**
 * First and last day without repeating what they share, as in “Nov 21 – 24, 2026”. A line breaks only between two whole dates,
 * after the dash.
 */
export function rangeInWords(start: Day, end: Day): string {
  if (start === end) return unbroken(dateInWords(start))
  // The word joiner, since a no-break space does not keep a line from ending with the dash before it.
  if (start.slice(0, 7) === end.slice(0, 7))
    return unbroken(`${shortDay(start)} –\u2060 ${dayOfMonth(end)}, ${end.slice(0, 4)}`)
  const first = start.slice(0, 4) === end.slice(0, 4) ? shortDay(start) : dateInWords(start)
  return `${unbroken(`${first} –`)} ${unbroken(dateInWords(end))}`
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** Month and year of a day, as in “November 2026”. */
export function monthInWords(day: Day): string {
  return `${monthName(day)} ${day.slice(0, 4)}`
}

/** Day of the month, 1 to 31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8))
}
