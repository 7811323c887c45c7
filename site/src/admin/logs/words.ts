import { formatNumber } from '#contract/text/number-format'

const MAX_LETTERS = 100

/** A message as the table shows it, cut after 100 characters. */
export function shortMessage(message: string): string {
  const letters = [...message]
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('')}...` : message
}

/** The band of a status: 200 to 299 success, 400 to 499 warning, anything else error. */
export function statusTone(status: number): 'ok' | 'waiting' | 'stop' {
  if (status >= 200 && status <= 299) return 'ok'
  return status >= 400 && status <= 499 ? 'waiting' : 'stop'
}

/** A body formatted for reading: indented JSON, anything else unchanged. */
export function bodyInLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** How many entries there are; `+` where older ones were not counted. */
export function countInWords(total: number, isAll: boolean): string {
  const count = formatNumber(total)
  if (!isAll) return `${count}+ entries`
  return total === 1 ? '1 entry' : `${count} entries`
}

/** Why filters leave no entry: a period that ends before it begins would otherwise read as if nothing had happened in it. */
export function noEntriesReason({ dateFrom = '', dateTo = '' }: Record<string, string>): string {
  const isBackwards = dateFrom !== '' && dateTo !== '' && dateTo < dateFrom
  return isBackwards ? '“To” is before “From”. Swap them.' : 'No entry passes these filters.'
}
