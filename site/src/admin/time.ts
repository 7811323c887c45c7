import { dateInWords, todayInTampa } from '#domain/days'
import { momentInWords } from '#domain/moments'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago: Now, minutes, hours, days, then the date after 7 days (admin specification, section 9). */
export function age(instant: string, now: number): string {
  const passed = now - Date.parse(instant)
  if (passed < MINUTE_MS) return 'Now'
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)}m ago`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)}h ago`
  if (passed <= 7 * DAY_MS) return `${Math.floor(passed / DAY_MS)}d ago`
  return dateInWords(todayInTampa(new Date(instant)))
}

/** How long something took: in ms under 1000, otherwise in seconds with two decimals (admin specification, section 9). */
export function durationInWords(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(2)} s`
}

/** A moment in words, preceded by how long ago it was, unless that is the date again. */
export function momentAndAge(instant: string, now: number): string {
  const [ago, moment] = [age(instant, now), momentInWords(instant)]
  return moment.startsWith(ago) ? moment : `${ago} · ${moment}`
}
