import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 100

/** Waits until the server at `address` responds without an error; `false` if it has not within `timeoutMs`. */
export async function waitForServer(address: string, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs
  while (!(await isUp(address, timeoutMs))) {
    if (Date.now() > end) return false
    await setTimeout(PAUSE_MS)
  }
  return true
}

async function isUp(address: string, timeoutMs: number): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
