const TIMEOUT_MS = 30_000

/** Aborts a call that gets no answer within 30 seconds: a connection can hang for minutes, and the visitor can do nothing meanwhile. */
export function timeoutSignal(): AbortSignal {
  return AbortSignal.timeout(TIMEOUT_MS)
}
