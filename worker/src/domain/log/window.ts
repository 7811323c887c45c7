import { addDays, isDay, startOfDayInTampa } from '../days.ts'

/** From the first instant of `dateFrom` to just before the first one after `dateTo`; days are those of Tampa. */
export function logWindow({ dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined }): {
  from: string | undefined
  before: string | undefined
} {
  return { from: dateFrom && startOf(dateFrom), before: dateTo && endOf(dateTo) }
}

function startOf(moment: string): string {
  return (isDay(moment) ? startOfDayInTampa(moment) : new Date(moment)).toISOString()
}

function endOf(moment: string): string {
  if (isDay(moment)) return startOfDayInTampa(addDays(moment, 1)).toISOString()
  return new Date(Date.parse(moment) + 1).toISOString()
}
