import type { Context } from 'hono'
import type { Author } from '../db/author.ts'
import { callerOf } from './caller.ts'
import type { AppEnv } from './env.ts'

/** The signed-in account and the current time, as the author of a change. */
export function author(c: Context<AppEnv>): Author {
  return { by: callerOf(c).user.username, at: new Date() }
}
