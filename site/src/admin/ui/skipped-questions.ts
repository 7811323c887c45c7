const PREFIX = 'portal.skip.'

/** Remembers in this browser that a question is not to be asked again. */
export function skipQuestion(key: string): void {
  try {
    localStorage.setItem(PREFIX + key, '1')
  } catch {}
}

/** True when the person asked not to be asked again. */
export function isSkipped(key: string): boolean {
  try {
    return localStorage.getItem(PREFIX + key) !== null
  } catch {
    return false
  }
}
