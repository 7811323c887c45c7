import { AppError } from '../app-error.ts'

// Half of the 128 MiB of an isolate, which all its requests share.
const MEMORY_BYTES = 64 * 1024 * 1024
const RETRY_MS = 50
const MAX_WAIT_MS = 60_000
// The Worker does not learn when a caller hangs up, so memory of an upload without incoming data is given to the next.
const SILENT_MS = 20_000

interface Reserved {
  bytes: number
  receivedAt: number
}

const reservations = new Set<Reserved>()

/** Memory reserved for one upload. */
export interface Reservation {
  /** Records that data has arrived. */
  received: () => void
  release: () => void
}

/**
 * Waits until there is room for `bytes`, so that many large concurrent uploads queue instead of bringing the isolate down; a
 * waiting upload is not read yet. 503 after a minute.
 */
export async function reserveMemory(bytes: number): Promise<Reservation> {
  const started = Date.now()
  while (reservedBytes() + bytes > MEMORY_BYTES) {
    if (Date.now() - started > MAX_WAIT_MS) throw memoryExhausted()
    await scheduler.wait(RETRY_MS)
  }
  const reserved = { bytes, receivedAt: Date.now() }
  reservations.add(reserved)
  return {
    received: () => {
      reserved.receivedAt = Date.now()
    },
    release: () => {
      reservations.delete(reserved)
    },
  }
}

function reservedBytes(): number {
  let bytes = 0
  for (const reserved of reservations) {
    if (Date.now() - reserved.receivedAt > SILENT_MS) reservations.delete(reserved)
    else bytes += reserved.bytes
  }
  return bytes
}

function memoryExhausted(): AppError {
  const message = 'Many images are being uploaded at this moment. Please try again.'
  return new AppError('unavailable', message, { headers: { 'Retry-After': '5' } })
}
