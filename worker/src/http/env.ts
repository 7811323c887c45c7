import type { User } from '#contract/session'
import type { Db } from '../db/client.ts'

/** What a handler finds on its context; `user` and `tokenHash` only behind `staff()`. */
export interface AppEnv {
  Bindings: Cloudflare.Env
  Variables: { db: Db; requestId: string; user: User; tokenHash: string }
}
