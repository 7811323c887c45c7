// Storefront specification, section 2: the button appears a second after load.
const DELAY_MS = 1000

/** How long the chat button still waits at `now`, in ms; the page loaded at `loadedAt`, on the same clock, or now if unknown. */
export function chatDelay(loadedAt: number | undefined, now: number): number {
  return Math.max(0, (loadedAt ?? now) + DELAY_MS - now)
}
