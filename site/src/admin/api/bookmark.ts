// In memory only: after a reload the first call has no bookmark and reads from the primary database.
let latest: string | null = null

/** The latest D1 bookmark from a response; `null` before the first one. */
export function latestBookmark(): string | null {
  return latest
}

/** Remembers a response's bookmark if it is the latest: responses may overtake each other, and bookmarks sort by time. */
export function saveBookmark(bookmark: string | null): void {
  if (bookmark && (latest === null || bookmark > latest)) latest = bookmark
}
