import { dateInWords, inTampa } from './days.ts'

/** Date and time in Tampa, as in “Nov 21, 2026, 3:04 PM”. */
export function momentInWords(instant: string): string {
  return formatted(instant, 'HH:MM'.length)
}

/** Date and time in Tampa to the second, as in “Nov 21, 2026, 3:04:05 PM”. */
export function momentInSeconds(instant: string): string {
  return formatted(instant, 'HH:MM:SS'.length)
}

function formatted(instant: string, length: number): string {
  const clock = inTampa(new Date(instant)).toISOString()
  const hour = Number(clock.slice(11, 13))
  const rest = clock.slice(13, 11 + length)
  return `${dateInWords(clock.slice(0, 10))}, ${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`
}
