import { atom, onMount } from 'nanostores'

/** The clock that ages are told by, in milliseconds; moves once a minute while somebody looks. */
export const $now = atom(Date.now())

onMount($now, () => {
  $now.set(Date.now())
  const ticking = setInterval(() => $now.set(Date.now()), 60_000)
  return () => clearInterval(ticking)
})
