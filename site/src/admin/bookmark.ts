// In memory only: after a reload the first call has no bookmark and asks the primary database.
let latest: string | null = null

/** The latest D1 bookmark that an answer brought; `null` before the first answer. */
export function latestBookmark(): string | null {
  return latest
}

/** Remembers the bookmark of an answer if it is later than the last; answers may overtake each other, and bookmarks sort by time. */
export function noteBookmark(bookmark: string | null): void {
  if (bookmark && (latest === null || bookmark > latest)) latest = bookmark
}
