import { AppError } from './app-error.ts'

/** The record that was looked for; a 404 with `message` where there is none. */
export function orNotFound<Found>(record: Found | undefined, message: string): Found {
  if (record === undefined) throw new AppError('not-found', message)
  return record
}
