import { atom, onMount } from 'nanostores'

const KEY = 'adminToken'
// Stands for a moment where the token was: it tells the other tabs that the server ended the session, and no person.
const ENDED = ''

// A browser that forbids storage still lets a person work until the page is closed.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY) || null
  } catch {
    return null
  }
}

function store(token: string): void {
  try {
    localStorage.setItem(KEY, token)
  } catch {}
}

function unstore(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

/** Token of the session, kept in this browser; `null` when nobody is signed in. */
export const $token = atom<string | null>(stored())

/** True from when the server ended a session until it is known who signs in: what was on the screen may be taken up again. */
export const $ended = atom(false)

function become(token: string | null, ended: boolean): void {
  $ended.set(ended)
  $token.set(token)
}

// Signing out in one tab signs out in all of them; and all of them wait behind the login where the server did it.
onMount($token, () => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    if (newValue === ENDED) become(null, true)
    else if (newValue !== null) become(newValue, $ended.get())
    // Not so where the mark alone is taken away.
    else if ($token.get() !== null) become(null, false)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})

/** Begins a session with `token`. */
export function keepToken(token: string): void {
  store(token)
  become(token, false)
}

/** Tells that it is known who signed in. */
export function endWaiting(): void {
  $ended.set(false)
}

/** Forgets the session of `token`, as its person asked. */
export function dropToken(token: string | null): void {
  forget(token, false)
}

/** Forgets the session of `token`, which the server refused; a late refusal of an older token leaves a newer one alone. */
export function refuseToken(token: string | null): void {
  const newest = stored()
  const isNewer = newest !== null && newest !== token
  // Of a tab that slept while another one signed in.
  if (isNewer && token !== null && token === $token.get()) become(newest, true)
  else forget(token, true)
}

function forget(token: string | null, ended: boolean): void {
  if (token === null || token !== $token.get()) return
  if (ended) store(ENDED)
  unstore()
  become(null, ended)
}
