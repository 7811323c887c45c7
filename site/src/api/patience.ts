const PATIENCE_MS = 30_000

/** Ends a call that no answer comes to: a connection can hang for minutes, and whoever waits can do nothing meanwhile. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS)
}
