import { noteBookmark } from './bookmark.ts'
import { refetchPermissions } from './query-client.ts'
import { refuseToken } from './token.ts'

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
