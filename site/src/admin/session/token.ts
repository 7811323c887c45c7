import { atom, onMount } from 'nanostores'

const KEY = 'adminToken'
// Stored for a moment in place of the token: tells other tabs that the server ended the session, not a person.
const ENDED = ''

// Where the browser forbids storage, the session lasts until the page is closed.
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

/** True from when the server ends a session until it is known who signs in: the work on the screen may be resumed. */
export const $ended = atom(false)

function become(token: string | null, ended: boolean): void {
  $ended.set(ended)
  $token.set(token)
}

// Signing out in one tab signs out in all; where the server ended the session, all of them show the login over the open page.
onMount($token, () => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    if (newValue === ENDED) become(null, true)
    else if (newValue !== null) become(newValue, $ended.get())
    // Not when only `ENDED` is removed: then `$token` is null already.
    else if ($token.get() !== null) become(null, false)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})

/** Starts a session with `token`. */
export function keepToken(token: string): void {
  store(token)
  become(token, false)
}

/** Records that it is known who signed in. */
export function endWaiting(): void {
  $ended.set(false)
}

/** Forgets the session of `token` when its person signs out. */
export function dropToken(token: string | null): void {
  forget(token, false)
}

/** Forgets the session of `token`, which the server refused; a late refusal of an older token leaves a newer one alone. */
export function refuseToken(token: string | null): void {
  const newest = stored()
  const isNewer = newest !== null && newest !== token
  // This tab missed that another one signed in meanwhile.
  if (isNewer && token !== null && token === $token.get()) become(newest, true)
  else forget(token, true)
}

function forget(token: string | null, ended: boolean): void {
  if (token === null || token !== $token.get()) return
  if (ended) store(ENDED)
  unstore()
  become(null, ended)
}
