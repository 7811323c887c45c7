import type { User } from '#contract/session'
import type { Db, DbSession } from '../db/client.ts'
import type { Content } from './caching/content.ts'

/** Who is signed in, and the hash of the token that says so. */
export interface Caller {
  user: User
  tokenHash: string
}

/**
 * What a handler finds on its context; `caller` only where a token was checked (`callerOf` reads it), `content` once an answer
 * in words is made; with `isPrivate` the body of the call stays out of the log. Rights are always read from `primary`.
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
