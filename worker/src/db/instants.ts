/** The instant `ms` before `now`, as it is stored. */
export function ago(now: Date, ms: number): string {
  return later(now, -ms)
}

/** The instant `ms` after `now`, as it is stored. */
export function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
