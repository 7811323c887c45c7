import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 100
const ATTEMPT_TIMEOUT_MS = 15_000

/** Waits until the server at `address` responds without an error; `false` if it has not within `timeoutMs`. */
export async function waitForServer(address: string, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs
  for (let left = timeoutMs; left > 0; left = end - Date.now()) {
    if (await isUp(address, left)) return true
    await setTimeout(PAUSE_MS)
  }
  return false
}

async function isUp(address: string, timeoutMs: number): Promise<boolean> {
  // A server that accepts a connection while it starts may never respond on it, so a later attempt has a new one.
  return fetch(address, { signal: AbortSignal.timeout(Math.min(timeoutMs, ATTEMPT_TIMEOUT_MS)) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
