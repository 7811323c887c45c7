import { createHash } from 'node:crypto'
import { BoundedMap } from '#domain/bounded-map'
import { todayInTampa } from '#domain/days'
import { cacheKey } from '../caching/cache-key.ts'
import { attachContent, type Content, contentOf, encodeContent } from '../caching/content.ts'
import { NO_FRAMES, pagePolicy } from './page-policy.ts'
import { withoutUnusedCss } from './unused-css.ts'

const MAX_PAGES = 100
// 72 bits: a page that changes keeps its tag once in 10^21 times. Each character counts in the first round trip.
const TAG_LENGTH = 12

interface Entry {
  data: string
  bytes: Content['bytes']
  headers: Headers
}

// By cache key.
const pages = new BoundedMap<Entry>(MAX_PAGES)
const uncached = new WeakMap<Request, string>()

/**
 * The page last rendered for `request`, if it was rendered from the same `data` on the same day; nothing else that affects a
 * page changes during an isolate's life. Otherwise `data` is noted for `cachePage`. A page whose data was read for a certain
 * day passes that as `today`, since midnight may have passed meanwhile.
 */
export function cachedPage(request: Request, data: object, today = todayInTampa(new Date())): Response | undefined {
  const rendered = JSON.stringify([today, data])
  const cached = pages.get(cacheKey(request.url))
  if (cached?.data === rendered) return respond(cached)
  uncached.set(request, rendered)
  return undefined
}

function respond({ bytes, headers }: Entry): Response {
  return attachContent(new Response(bytes, { headers }), contentOf(bytes))
}

// Of the content, so that it is the same in every isolate: a visitor who comes back to an unchanged page need not load it again.
// Weak, since what is sent may be compressed.
function entityTagOf(bytes: Content['bytes']): string {
  const digest = createHash('sha256').update(bytes).digest('base64url')
  return `W/"${digest.slice(0, TAG_LENGTH)}"`
}

/**
 * Creates the response for a newly rendered page, with its own part of `astroPolicy`, and caches it if `cachedPage` was called
 * for it. Astro calls this (scripts/build/worker-patches.ts).
 */
export function cachePage(request: Request, rendered: string, astroPolicy: string, init: ResponseInit): Response {
  const { html, policy } = withoutUnusedCss(request, rendered, astroPolicy)
  const content = encodeContent(html)
  const { bytes } = content
  const page = new Response(bytes, init)
  page.headers.set('Content-Length', String(bytes.byteLength))
  page.headers.set('Content-Security-Policy', `${pagePolicy(policy, html)}; ${NO_FRAMES}`)
  const data = uncached.get(request)
  if (data === undefined || page.status !== 200) return attachContent(page, content)
  page.headers.set('ETag', entityTagOf(bytes))
  pages.set(cacheKey(request.url), { data, bytes, headers: new Headers(page.headers) })
  return attachContent(page, contentOf(bytes))
}
