import { atom, computed, onMount } from 'nanostores'
import { todayInTampa } from '#domain/days'

// A `Date` header has whole seconds, and is as old as its response was in transit.
const SLACK_MS = 60_000

// By how much the clock of this computer is ahead of the server's.
let aheadMs = 0

/** The current time in milliseconds from which ages are computed; updates once a minute while in use. */
export const $now = atom(Date.now())

/** The current day in Tampa. */
export const $today = computed($now, (now) => todayInTampa(new Date(now)))

const tick = () => $now.set(Date.now() - aheadMs)

onMount($now, () => {
  tick()
  const ticking = setInterval(tick, 60_000)
  return () => clearInterval(ticking)
})

/** Corrects the time by a response's headers if this computer's clock is wrong, which would make coming days look past. */
export function correctClock(headers: Headers): void {
  // A response that may be cached can be a day old.
  const isFresh = headers.get('Cache-Control')?.includes('no-store')
  const ahead = Date.now() - Date.parse(headers.get('Date') ?? '')
  if (!isFresh || Number.isNaN(ahead)) return
  const before = aheadMs
  aheadMs = Math.abs(ahead) > SLACK_MS ? ahead : 0
  if (Math.abs(aheadMs - before) > SLACK_MS) tick()
}
