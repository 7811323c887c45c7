import type * as z from 'zod'
import { listed } from './listed.ts'
import { formatNumber } from './number-format.ts'
import { TOO_LONG } from './too-long.ts'

const WANTED: Record<string, string> = {
  string: 'Enter a text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose true or false',
  array: 'Send a list',
  object: 'Send the fields as one JSON object',
  record: 'Send the fields as one JSON object',
}

/** Messages for invalid input if a schema has none of its own: zod's are for programmers, these for people. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return WANTED[issue.expected] ?? UNREADABLE
    case 'invalid_value':
      return `Choose ${listed(issue.values.map(String), 'or')}`
    case 'too_big':
      return issue.origin === 'string' ? TOO_LONG.error(issue) : limit(issue.origin, 'at most', Number(issue.maximum))
    case 'too_small':
      return limit(issue.origin, 'at least', Number(issue.minimum))
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}`
    default:
      return UNREADABLE
  }
}

const UNREADABLE = 'This cannot be read. Enter it in another way'

function limit(origin: string, bound: 'at most' | 'at least', figure: number): string {
  if (origin === 'string') return `Use ${bound} ${formatNumber(figure)} characters`
  return origin === 'array' ? `List ${bound} ${formatNumber(figure)}` : `Enter ${bound} ${formatNumber(figure)}`
}
