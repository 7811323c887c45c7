import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { EDGE_TTL_S } from '#contract/edge-ttl'
import { newRequestId } from '#domain/log/request-id'
import { readToEnd } from './body.ts'
import { attachedContent, type Content, encodeContent } from './caching/content.ts'
import { EDGE_HEADER } from './caching/edge-header.ts'
import { isKnown } from './caching/is-known.ts'
import type { AppEnv } from './env.ts'
import { isRead } from './is-read.ts'
import { NO_FRAMES, pagePolicy } from './pages/page-policy.ts'

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

// Without it, Cloudflare repeats a stored response for as long as the Worker fails, even one from before the site was locked.
const IF_IT_FAILS = `stale-if-error=${EDGE_TTL_S.stale}`

const HTML = 'text/html; charset=utf-8'
const AS_TEXT = /^(application\/json|text\/html)/
const PORTAL = /^\/admin(\.html)?(\/|$)/

/**
 * Sets the request id on the context and the security headers on every response. Cloudflare caches a response without
 * `Cache-Control` for hours, so one that failed or did not ask to be cached gets `no-store`.
 */
export const headers = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', newRequestId(Date.now()))
  await next()
  await readToEnd(c.req.raw)
  const { response, content } = await finalResponse(c)
  c.set('content', content)
  setHeaders(c, response, content)
  if (response !== c.res) {
    // Emptied first: Hono merges the headers of a response into the one that replaces it.
    c.res = undefined
    c.res = response
  }
})

// The response and its content, or a 304 for a caller that has it already; with the content that caches store, if it is at hand.
async function finalResponse(c: Context<AppEnv>): Promise<{ response: Response; content: Content | undefined }> {
  // Done here, since Astro does not pass `If-None-Match` on to the assets binding. Not for staff: the ETag of a record is its
  // version, which stays the same when something else in the response changes.
  const isWhole = isRead(c) && c.res.status === 200 && !c.get('caller')
  const atHand = attachedContent(c.res)
  if (isWhole && isKnown(c.res.headers.get('ETag'), c.req.header('If-None-Match')))
    return { response: new Response(null, { status: 304, headers: c.res.headers }), content: atHand }
  // Responses of the assets binding have immutable headers; our own do not.
  if (atHand) return { response: c.res, content: atHand }
  const content = await readContent(c.res)
  return { response: new Response(content?.bytes ?? c.res.body, c.res), content }
}

function setHeaders(c: Context<AppEnv>, response: Response, content: Content | undefined): void {
  const { ROBOTS_TAG } = c.env
  // A rendered page says its encoding in a meta element alone, which its record may move beyond where browsers look for it.
  if (response.headers.get('Content-Type') === 'text/html') response.headers.set('Content-Type', HTML)
  for (const [name, value] of Object.entries(EVERYWHERE)) response.headers.set(name, value)
  // Stricter if the address itself is a secret.
  if (!response.headers.has('Referrer-Policy'))
    response.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  if (ROBOTS_TAG && !response.headers.has('X-Robots-Tag')) response.headers.set('X-Robots-Tag', ROBOTS_TAG)
  response.headers.set('X-Request-Id', c.get('requestId'))
  response.headers.set('Content-Security-Policy', policyOf(response, content))
  response.headers.set('Cache-Control', cachingOf(response, c.req.path))
  const atEdge = response.headers.get(EDGE_HEADER)
  if (response.status >= 400) response.headers.delete(EDGE_HEADER)
  else if (atEdge?.startsWith('public')) response.headers.set(EDGE_HEADER, `${atEdge}, ${IF_IT_FAILS}`)
  if (c.req.url.startsWith('https:')) {
    response.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

// Pages and JSON are read as a whole, since policy, log and caches need their text; a stream would have to be copied.
async function readContent(response: Response): Promise<Content | undefined> {
  const isText = response.body && AS_TEXT.test(response.headers.get('Content-Type') ?? '')
  return isText ? encodeContent(await response.text()) : undefined
}

// Astro puts a page's policy in the header, or in a meta element, which cannot hold `frame-ancestors`.
function policyOf(response: Response, content: Content | undefined): string {
  const own = response.headers.get('Content-Security-Policy')?.replace(/;\s*$/, '')
  if (own?.includes('frame-ancestors')) return own
  // A 304 has no text to search for hashes, and the browser's copy of the page needs them, so the policy stays as it is.
  if (own) return `${content === undefined ? own : pagePolicy(own, content.text)}; ${NO_FRAMES}`
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  return isPage ? NO_FRAMES : `default-src 'none'; ${NO_FRAMES}`
}

function cachingOf(response: Response, path: string): string {
  if (response.status >= 400 || PORTAL.test(path)) return 'no-store'
  const own = response.headers.get('Cache-Control')
  // What Astro puts on a page with an ETag that may be cached; it means what is said below.
  if (own && own !== 'no-cache') return own
  // Astro sets `no-store` itself on a page that did not ask to be cached.
  const atEdge = response.headers.get(EDGE_HEADER) ?? 'no-store'
  return atEdge === 'no-store' ? 'no-store' : 'public, max-age=0, must-revalidate'
}
