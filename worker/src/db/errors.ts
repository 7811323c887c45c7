/** True for an error in which the database says `words`; drizzle wraps it in an error of its own. */
export function isDatabaseError(error: unknown, words: string): boolean {
  return error instanceof Error && `${error.message} ${error.cause}`.includes(words)
}

/** True for the error of a batch that refers to a record which was deleted concurrently. */
export function isForeignKeyError(error: unknown): boolean {
  return isDatabaseError(error, 'FOREIGN KEY constraint failed')
}
