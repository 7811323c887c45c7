const keyOf = (user: number, message: number) => `replyDraft:${user}:${message}`

// Drafts that the browser's storage refused, kept until the page is closed.
const unsaved = new Map<string, string>()

/** The reply to a message that `user` has begun to write; '' for none. */
export function readDraft(user: number, message: number): string {
  const key = keyOf(user, message)
  try {
    return unsaved.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores what was typed in this browser, for this person only; '' deletes it. */
export function keepDraft(user: number, message: number, text: string): void {
  const key = keyOf(user, message)
  unsaved.delete(key)
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== '') unsaved.set(key, text)
  }
}
