/** The password screen, for a page that was already open. */
export const LOCKED_PATH = '/locked'

/** Address of the password screen that leads back to `here`. */
export function lockedPath({ pathname, search, hash }: URL): string {
  return `${LOCKED_PATH}?to=${encodeURIComponent(pathname + search + hash)}`
}
