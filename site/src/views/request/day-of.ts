import { dayInWords, todayInTampa } from '#domain/days'

/** The day of an instant in Tampa, in words. */
export function dayOf(instant: string): string {
  return dayInWords(todayInTampa(new Date(instant)))
}
