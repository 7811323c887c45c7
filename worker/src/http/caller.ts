import type { Context } from 'hono'
import type { AppEnv, Caller } from './env.ts'

/** The signed-in account that makes a call; throws on a route without `signedIn`, as that is a bug. */
export function callerOf(c: Context<AppEnv>): Caller {
  const caller = c.get('caller')
  if (!caller) throw new Error(`${c.req.method} ${c.req.path} is not behind signedIn`)
  return caller
}
