const MINUTE_MS = 60_000

// How long to wait after the first, second, … attempt that failed.
const WAITS_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS)

/** When a mail is retried after its failed attempt number `attempts`; `null` if that was the last one. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS_MS[attempts - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
