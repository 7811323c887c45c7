// Kept in memory only: after a reload the first call has no bookmark and asks the primary database.
let seen: string | null = null

/** How far this page has seen the database; `null` before the first answer. */
export function seenSoFar(): string | null {
  return seen
}

/** Takes over how far an answer has seen; answers may overtake each other, and bookmarks sort by time. */
export function noteSeen(bookmark: string | null): void {
  if (bookmark && (seen === null || bookmark > seen)) seen = bookmark
}
