import { BoundedMap } from '#domain/bounded-map'
import { todayInTampa } from '#domain/days'
import { withText } from '../caching/answer-text.ts'
import { ownAddress } from '../caching/own-address.ts'
import { NO_FRAMES, ownPolicy } from './own-policy.ts'

const MOST_PAGES = 100

interface Kept {
  shown: string
  text: string
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
  if (known?.shown === content) return withText(new Response(known.text, { headers: known.headers }), known.text)
  toBeMade.set(request, content)
  return undefined
}

/** Keeps a page that was just rendered, if `keptPage` was asked for it; Astro calls this (scripts/build/worker-patches.ts). */
export function keepPage(request: Request, page: Response, text: string): Response {
  const shown = toBeMade.get(request)
  if (shown !== undefined && page.status === 200) {
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    page.headers.set('Content-Security-Policy', `${ownPolicy(policy, text)}; ${NO_FRAMES}`)
    kept.set(ownAddress(request.url), { shown, text, headers: new Headers(page.headers) })
  }
  return withText(page, text)
}
