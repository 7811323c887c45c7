import type { Context } from 'hono'
import { networkOf } from '#domain/network'
import type { AppEnv } from './env.ts'

/** The network a call comes from. Cloudflare sets this header itself; callers could forge any other. */
export function callerAddress(c: Context<AppEnv>): string {
  return networkOf(c.req.header('CF-Connecting-IP') ?? 'local')
}
