import { AppError } from './app-error.ts'

/** `record` if there is one, else a 404 with `message`. */
export function orNotFound<Found>(record: Found | undefined, message: string): Found {
  if (record === undefined) throw new AppError('not-found', message)
  return record
}
