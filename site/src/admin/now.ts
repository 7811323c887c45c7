import { atom, onMount } from 'nanostores'

/** The current time that ages are counted from, in milliseconds; moves once a minute while something shows it. */
export const $now = atom(Date.now())

onMount($now, () => {
  $now.set(Date.now())
  const ticking = setInterval(() => $now.set(Date.now()), 60_000)
  return () => clearInterval(ticking)
})
