// Shorter than the pause between two polls of the bell, so that at most one of them counts as asked for by a person.
const ATTENDED_MS = 20_000

const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'focus']

let lastAction = Date.now()

/** Begins to note when a person acts on the portal. */
export function watchAttendance(): void {
  const note = () => {
    lastAction = Date.now()
  }
  for (const action of ACTIONS) addEventListener(action, note, { capture: true, passive: true })
}

/**
 * True if a person has acted a moment ago, or has just opened the portal. What is read otherwise was asked for by the portal itself,
 * and keeps no session alive.
 */
export function isAttended(): boolean {
  return Date.now() < lastAction + ATTENDED_MS
}
