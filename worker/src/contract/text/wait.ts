const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long to wait, given in seconds as in a `Retry-After` header, in words: “30 seconds”, “5 minutes”, “about an hour”. */
export function waitInWords(seconds: number): string {
  if (seconds < MINUTE) return counted(Math.ceil(seconds), 'a second', 'seconds')
  // Rounded up, so that nobody is told to come back too early.
  if (seconds <= HOUR - MINUTE) return counted(Math.ceil(seconds / MINUTE), 'a minute', 'minutes')
  return `about ${counted(Math.round(seconds / HOUR), 'an hour', 'hours')}`
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}
