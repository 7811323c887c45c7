import { atom, onMount } from 'nanostores'

const KEY = 'adminToken'

// A browser that forbids storage still lets a person work until the page is closed.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(token: string | null): void {
  try {
    if (token) localStorage.setItem(KEY, token)
    else localStorage.removeItem(KEY)
  } catch {}
}

/** Token of the session, kept in this browser; `null` when nobody is signed in. */
export const $token = atom<string | null>(stored())

// Signing out in one tab signs out in all of them.
onMount($token, () => {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) $token.set(stored())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})

/** Begins a session with `token`. */
export function keepToken(token: string): void {
  store(token)
  $token.set(token)
}

/** Ends the session of `token`; a late refusal of an older token leaves a newer session alone. */
export function dropToken(token: string | null): void {
  if (token === null || token !== $token.get()) return
  store(null)
  $token.set(null)
}
