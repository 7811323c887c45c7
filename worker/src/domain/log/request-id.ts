/**
 * A new id for a call at `now`, in milliseconds since 1970: a UUIDv7 (RFC 9562), which starts with its timestamp, so that an
 * index of a million of them grows at its end instead of on random pages.
 */
export function newRequestId(now: number): string {
  const moment = now.toString(16).padStart(12, '0')
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
