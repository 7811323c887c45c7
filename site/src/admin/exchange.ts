import { BOOKMARK_HEADER } from '#contract/headers'
import { latestBookmark, noteBookmark } from './bookmark.ts'
import { refetchPermissions } from './query-client.ts'
import { refuseToken } from './token.ts'

// How many people have left this page.
let left = 0

/** Withholds from now on the answers to whoever leaves: the next person at this computer neither reads nor acts on them. */
export function withholdAnswers(): void {
  left += 1
}

/** Settles as `answer` does, or never where the person who asked has left meanwhile. */
export async function forWhoAsked<T>(answer: Promise<T>): Promise<T> {
  const before = left
  try {
    return await answer
  } finally {
    if (left !== before) await new Promise(() => {})
  }
}

/** The headers by which a call says who asks, and how much of the database they have seen. */
export function sessionHeaders(token: string | null): Record<string, string> {
  const bookmark = latestBookmark()
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(bookmark && { [BOOKMARK_HEADER]: bookmark }),
  }
}

/** Takes from an answer to `token` what concerns the whole portal: how far it has seen the database, and what was withdrawn. */
export function noteAnswer(status: number, bookmark: string | null, token: string | null): void {
  noteBookmark(bookmark)
  if (status === 401) refuseToken(token)
  // A right was withdrawn meanwhile: refetched, so that the portal closes what needs it.
  if (status === 403) refetchPermissions()
}

/** What a text of JSON says; `null` for any other, such as the error page of a proxy. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
