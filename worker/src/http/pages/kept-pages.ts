import { BoundedMap } from '#domain/bounded-map'
import { todayInTampa } from '#domain/days'
import { type Content, contentOf, withContent } from '../caching/content.ts'
import { ownAddress } from '../caching/own-address.ts'
import { NO_FRAMES, ownPolicy } from './own-policy.ts'

const MOST_PAGES = 100

interface Kept {
  shown: string
  content: Content
  headers: Headers
}

// By address.
const kept = new BoundedMap<Kept>(MOST_PAGES)
const toBeMade = new WeakMap<Request, string>()

/**
 * The page that was rendered last at the address of `request`, if it was rendered from the same data (`shown`) on the same day;
 * nothing else that a page depends on changes while an isolate lives. Otherwise `shown` is noted for `keepPage`. A page that
 * was given its day passes it as `today`, since midnight may have passed meanwhile.
 */
export function keptPage(request: Request, shown: object, today = todayInTampa(new Date())): Response | undefined {
  const content = JSON.stringify([today, shown])
  const known = kept.get(ownAddress(request.url))
  if (known?.shown === content) return again(known)
  toBeMade.set(request, content)
  return undefined
}

function again({ content, headers }: Kept): Response {
  return withContent(new Response(content.bytes, { headers }), content)
}

/**
 * Answers with a page that was just rendered, and keeps it if `keptPage` was asked for it; Astro calls this
 * (scripts/build/worker-patches.ts).
 */
export function keepPage(request: Request, text: string, init: ResponseInit): Response {
  const content = contentOf(text)
  const page = new Response(content.bytes, init)
  page.headers.set('Content-Length', String(content.bytes.byteLength))
  const shown = toBeMade.get(request)
  if (shown !== undefined && page.status === 200) {
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    page.headers.set('Content-Security-Policy', `${ownPolicy(policy, text)}; ${NO_FRAMES}`)
    kept.set(ownAddress(request.url), { shown, content, headers: new Headers(page.headers) })
  }
  return withContent(page, content)
}
