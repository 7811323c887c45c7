import { atom, onMount } from 'nanostores'

/** The current time in milliseconds from which ages are computed; updates once a minute while in use. */
export const $now = atom(Date.now())

onMount($now, () => {
  $now.set(Date.now())
  const ticking = setInterval(() => $now.set(Date.now()), 60_000)
  return () => clearInterval(ticking)
})
