import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { noSuchAddress } from '../not-found.ts'
import { MISSING_PATH, page } from './page.ts'

const NOT_CANONICAL = /[A-Z]|\/\/|.\/$|\.html$|\/index$/
// Server islands and built files, which nobody types.
const INTERNAL = /^\/_/
// No page's path has any other character. Decoded, a backslash, a tab or a line break would let a redirect lead to another host.
const PLAIN = /^[\w/.-]*$/
const ERROR_PAGES = ['/404', '/500']

/** The canonical form of a `path` such as `/FAQ`, `/faq/` or `/faq.html`; `undefined` if it is canonical already. */
export function canonicalPath(path: string): string | undefined {
  if (INTERNAL.test(path) || !PLAIN.test(path) || !NOT_CANONICAL.test(path)) return undefined
  const plain = path.toLowerCase().replace(/\/{2,}/g, '/')
  return plain.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
}

/**
 * The page at the path of the call, or a redirect to its canonical path if that has a page: printed addresses may use capital
 * letters, and search engines should find one page. The error pages have no path of their own. Throws a 404 for a call that is
 * spelled so.
 */
export async function pageAtCanonicalPath(c: Context<AppEnv>): Promise<Response> {
  const at = (path: string) => page(c, new Request(new URL(path, c.req.url), c.req.raw))
  const canonical = canonicalPath(c.req.path)
  if (ERROR_PAGES.includes(canonical ?? c.req.path)) return at(MISSING_PATH)
  if (!canonical) return page(c, c.req.raw)
  // A call, whose program cannot read a page; it is not redirected, since no call may be reached in two ways.
  if (`${canonical}/`.startsWith('/api/')) throw noSuchAddress()
  const { search } = new URL(c.req.url)
  const target = await at(canonical + search)
  if (target.status === 404) return target
  await target.body?.cancel()
  return c.redirect(canonical + search, 301)
}
