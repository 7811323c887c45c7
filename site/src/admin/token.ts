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

/** True from when the server ended a session until somebody signs in: what was on the screen may be taken up again. */
export const $ended = atom(false)

function become(token: string | null, ended: boolean): void {
  $ended.set(ended)
  $token.set(token)
}

// Signing out in one tab signs out in all of them.
onMount($token, () => {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) become(stored(), false)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})

/** Begins a session with `token`. */
export function keepToken(token: string): void {
  store(token)
  become(token, false)
}

/** Forgets the session of `token`, as its person asked. */
export function dropToken(token: string | null): void {
  forget(token, false)
}

/** Forgets the session of `token`, which the server refused; a late refusal of an older token leaves a newer one alone. */
export function refuseToken(token: string | null): void {
  forget(token, true)
}

function forget(token: string | null, ended: boolean): void {
  if (token === null || token !== $token.get()) return
  store(null)
  become(null, ended)
}
