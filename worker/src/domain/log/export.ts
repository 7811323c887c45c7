import { todayInTampa } from '../days.ts'
import { capitalized } from '../letter-case.ts'
import { onOneLine } from './text.ts'

type Field = string | number | object | null

// In readable words: `statusCode` becomes Status Code.
function label(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/\b(url|ip|id)\b/gi, (word) => word.toUpperCase())
  return capitalized(words)
}

function inText(value: Field): string {
  if (value === null) return ''
  return onOneLine(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** An entry of a log in a text file: exactly one line for each of its fields, followed by an empty line. */
export function entryInText(entry: Readonly<Record<string, Field>>): string {
  const lines = Object.entries(entry).map(([name, value]) => `${label(name)}: ${inText(value)}`.trimEnd())
  return `${lines.join('\n')}\n\n`
}

/** The name of such a file, by the day in Tampa on which it is made. */
export function exportName(log: 'api-logs' | 'error-logs', now: Date): string {
  return `${log}-${todayInTampa(now)}.txt`
}

/** The first lines of such a file: what it is, when it was made, and its filters. */
export function exportHead(title: string, filter: Readonly<Record<string, unknown>>, now: Date): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  const filters = given.map(([name, value]) => `${name}=${onOneLine(String(value))}`).join(' ') || 'none'
  return `${title} of ${now.toISOString()}, newest first, times in UTC\nFilters: ${filters}\n\n`
}

/** The last line of such a file: how many entries it has, and whether there may be older ones. */
export function exportEnd(count: number, isCut: boolean): string {
  if (!isCut) return `End: ${count === 1 ? '1 entry' : `${count} entries`}\n`
  return `Truncated: these are the newest ${count} entries; choose narrower dates for older ones\n`
}

/** True for a file that has its last line: a download that breaks off may look complete to the browser. */
export function isWholeExport(text: string): boolean {
  return /(?:^|\n)(?:End|Truncated): .*\n$/.test(text)
}
