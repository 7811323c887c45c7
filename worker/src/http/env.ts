import type { User } from '#contract/access/session'
import type { Db, DbSession } from '../db/client.ts'
import type { Content } from './caching/content.ts'

/** Who is signed in, and the hash of the token that says so. */
export interface Caller {
  user: User
  tokenHash: string
}

/**
 * What a handler finds on its context. `caller` is set only where a token was checked (read it with `callerOf`), `content` once a
 * response with text is made; `isPrivate` keeps the body of the call out of the log. Permissions are always read from `primary`.
 */
export interface AppEnv {
  Bindings: Cloudflare.Env
  Variables: {
    db: Db
    primary: Db
    dbSession: DbSession
    requestId: string
    caller?: Caller
    content?: Content
    isPrivate?: boolean
  }
}
