/** What this visit stored under `key`; `null` if nothing, or where the browser forbids storage. */
export function getSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text for the rest of the visit, or removes it with `null`; where storage is full or forbidden, it is lost. */
export function setSessionItem(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {}
}
