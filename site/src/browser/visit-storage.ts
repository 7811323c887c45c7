/** What this visit kept under `key`, or `null`; also where the browser forbids storage. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text for the rest of the visit, or with `null` forgets it; where storage is full or forbidden, it is lost. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {}
}
