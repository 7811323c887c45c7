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
 * The page as it was made last at the address of `request`, where it shows the very same: nothing else that it is made of
 * changes while an isolate lives, but for the day. A page that was made for a day says for which: midnight may have passed
 * since. Otherwise what it is about to show is noted for `keepPage`.
 */
export function keptPage(request: Request, shown: object, today = todayInTampa(new Date())): Response | undefined {
  const told = JSON.stringify([today, shown])
  const known = kept.get(ownAddress(request.url))
  if (known?.shown === told) return withText(new Response(known.text, { headers: known.headers }), known.text)
  toBeMade.set(request, told)
  return undefined
}

/** Keeps a page that was just made, where `keptPage` was asked for it; scripts/build/worker-patches.ts has Astro call this. */
export function keepPage(request: Request, page: Response, text: string): Response {
  const shown = toBeMade.get(request)
  if (shown !== undefined && page.status === 200) {
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    page.headers.set('Content-Security-Policy', `${ownPolicy(policy, text)}; ${NO_FRAMES}`)
    kept.set(ownAddress(request.url), { shown, text, headers: new Headers(page.headers) })
  }
  return withText(page, text)
}
