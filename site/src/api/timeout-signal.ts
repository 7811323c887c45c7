const TIMEOUT_MS = 30_000

/** Aborts a call that gets no response within 30 seconds: a connection can hang for minutes, and the visitor can only wait. */
export function timeoutSignal(): AbortSignal {
  return AbortSignal.timeout(TIMEOUT_MS)
}
