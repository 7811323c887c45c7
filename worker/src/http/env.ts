import type { User } from '#contract/session'
import type { Db, DbSession } from '../db/client.ts'
import type { Content } from './caching/content.ts'

/**
 * What a handler finds on its context; `user` and `tokenHash` only behind `staff()`, `content` once an answer in words is made.
 * Rights are always read from `primary`.
 */
export interface AppEnv {
  Bindings: Cloudflare.Env
  Variables: {
    db: Db
    primary: Db
    dbSession: DbSession
    requestId: string
    user: User
    tokenHash: string
    content?: Content
  }
}
