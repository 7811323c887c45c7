import type { Context } from 'hono'

/** True for a call that only reads. */
export function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}
