import type { Context } from 'hono'
import type { AppEnv, Caller } from './env.ts'

/** Who makes a call behind `signedIn`; throws on a route that lets in everybody, where the code may not ask. */
export function callerOf(c: Context<AppEnv>): Caller {
  const caller = c.get('caller')
  if (!caller) throw new Error(`${c.req.method} ${c.req.path} does not ask who calls`)
  return caller
}
