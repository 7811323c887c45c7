const keyOf = (user: number, message: number) => `replyDraft:${user}:${message}`

// A browser that forbids storage still keeps the words until the page is closed.
const unsaved = new Map<string, string>()

/** What `user` has begun to write to the sender of a message; '' for nothing. */
export function readDraft(user: number, message: number): string {
  const key = keyOf(user, message)
  try {
    return localStorage.getItem(key) ?? unsaved.get(key) ?? ''
  } catch {
    return unsaved.get(key) ?? ''
  }
}

/** Keeps what was typed in this browser, for this person alone; '' forgets it. */
export function keepDraft(user: number, message: number, text: string): void {
  const key = keyOf(user, message)
  if (text === '') unsaved.delete(key)
  else unsaved.set(key, text)
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {}
}
