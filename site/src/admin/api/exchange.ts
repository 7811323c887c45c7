import { BOOKMARK_HEADER } from '#contract/headers'
import { refuseToken } from '../session/token.ts'
import { latestBookmark, saveBookmark } from './bookmark.ts'
import { refetchPermissions } from './query-client.ts'

// How many people have left this page.
let left = 0

/** Keeps pending calls from settling, since their person leaves: the next one here neither sees nor acts on the responses. */
export function withholdResponses(): void {
  left += 1
}

/** Settles as `response` does, or never if the person who made the call has left meanwhile. */
export async function forSameSession<T>(response: Promise<T>): Promise<T> {
  const before = left
  try {
    return await response
  } finally {
    if (left !== before) await new Promise(() => {})
  }
}

/** The headers that identify the session of a call, and the latest database state it has seen. */
export function sessionHeaders(token: string | null): Record<string, string> {
  const bookmark = latestBookmark()
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(bookmark && { [BOOKMARK_HEADER]: bookmark }),
  }
}

/** Handles what concerns the whole portal in a response to `token`: its database bookmark, an ended session, a withdrawn right. */
export function handleResponse(status: number, bookmark: string | null, token: string | null): void {
  saveBookmark(bookmark)
  if (status === 401) refuseToken(token)
  // A right was withdrawn meanwhile: refetch the rights, so that the portal closes what needs it.
  if (status === 403) refetchPermissions()
}

/** Parses JSON; `null` for any other text, such as the error page of a proxy. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
