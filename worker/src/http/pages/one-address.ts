import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { NOWHERE, page } from './page.ts'

const WRITTEN_OTHERWISE = /[A-Z]|\/\/|.\/$|\.html$|\/index$/
// Fragments and built files, which nobody types.
const OURS = /^\/_/
// No page has any other letter in its address. Of a backslash, a tab or a line break, which arrive here decoded, browsers make
// the address of another host.
const TYPED = /^[\w/.-]*$/
const FAILURES = ['/404', '/500']

/** The address of a page that was written another way in `path`, as `/FAQ`, `/faq/` or `/faq.html`; else `undefined`. */
export function oneAddress(path: string): string | undefined {
  if (OURS.test(path) || !TYPED.test(path) || !WRITTEN_OTHERWISE.test(path)) return undefined
  const plain = path.toLowerCase().replace(/\/{2,}/g, '/')
  return plain.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
}

/**
 * The page at the address of the call. Whoever wrote it another way is sent to its one address, so that a flyer may print
 * capital letters and search engines find one page; those that say a failure stand at none.
 */
export async function pageAtOneAddress(c: Context<AppEnv>): Promise<Response> {
  const at = (path: string) => page(c, new Request(new URL(path, c.req.url), c.req.raw))
  const one = oneAddress(c.req.path)
  if (FAILURES.includes(one ?? c.req.path)) return at(NOWHERE)
  if (!one) return page(c, c.req.raw)
  const { search } = new URL(c.req.url)
  const there = await at(one + search)
  if (there.status === 404) return there
  await there.body?.cancel()
  return c.redirect(one + search, 301)
}
