import { AppError } from '../app-error.ts'

// Half of the 128 MiB of an isolate, which all its requests share.
const ROOM_BYTES = 64 * 1024 * 1024
const LOOK_AGAIN_MS = 50
const MAX_WAIT_MS = 60_000
// The Worker does not learn when a caller hangs up, so a place without incoming data is given to the next upload.
const SILENT_MS = 20_000

interface Place {
  bytes: number
  heardAt: number
}

const places = new Set<Place>()

/** A place in memory for one upload. */
export interface Room {
  /** Records that data has arrived. */
  heard: () => void
  leave: () => void
}

/**
 * Waits until there is room for `bytes`, so that many large concurrent uploads queue instead of bringing the isolate down; a
 * waiting upload is not read yet. 503 after a minute.
 */
export async function roomFor(bytes: number): Promise<Room> {
  const started = Date.now()
  while (taken() + bytes > ROOM_BYTES) {
    if (Date.now() - started > MAX_WAIT_MS) throw noRoom()
    await scheduler.wait(LOOK_AGAIN_MS)
  }
  const place = { bytes, heardAt: Date.now() }
  places.add(place)
  return {
    heard: () => {
      place.heardAt = Date.now()
    },
    leave: () => {
      places.delete(place)
    },
  }
}

function taken(): number {
  let bytes = 0
  for (const place of places) {
    if (Date.now() - place.heardAt > SILENT_MS) places.delete(place)
    else bytes += place.bytes
  }
  return bytes
}

function noRoom(): AppError {
  const message = 'Many images are being uploaded at this moment. Please try again.'
  return new AppError('unavailable', message, { headers: { 'Retry-After': '5' } })
}
