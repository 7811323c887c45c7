import { atom, onMount } from 'nanostores'

// A date in a header is in whole seconds, and as old as its answer was long under way.
const SLACK_MS = 60_000

// By how much the clock of this computer is ahead of the server's.
let aheadMs = 0

/** The current time in milliseconds from which ages and today are computed; updates once a minute while in use. */
export const $now = atom(Date.now())

const tick = () => $now.set(Date.now() - aheadMs)

onMount($now, () => {
  tick()
  const ticking = setInterval(tick, 60_000)
  return () => clearInterval(ticking)
})

/** Takes the time from the headers of an answer where the clock of this computer is wrong, by which coming days would have passed. */
export function noteServerTime(headers: Headers): void {
  // An answer that may be cached can be a day old.
  const isFresh = headers.get('Cache-Control')?.includes('no-store')
  const ahead = Date.now() - Date.parse(headers.get('Date') ?? '')
  if (!isFresh || Number.isNaN(ahead)) return
  const before = aheadMs
  aheadMs = Math.abs(ahead) > SLACK_MS ? ahead : 0
  if (Math.abs(aheadMs - before) > SLACK_MS) tick()
}
