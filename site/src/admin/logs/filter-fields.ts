import type { LogFilter } from './kind.ts'

/** Who made a call, and which one it was. */
export const PEOPLE: readonly LogFilter[] = [
  { name: 'userId', label: 'User id', type: 'number' },
  { name: 'requestId', label: 'Request id' },
]

/** Days in Tampa, both included. */
export const DATES: readonly LogFilter[] = [
  { name: 'dateFrom', label: 'From', type: 'date' },
  { name: 'dateTo', label: 'To', type: 'date' },
]
