import { isValidElement, type ReactElement } from 'react'
import { BoundedMap } from '#domain/bounded-map'

const MAX_ENTRIES = 100

type Render = (island: ReactElement<object>) => string

const caches = new WeakMap<object, BoundedMap<string>>()

/**
 * The HTML of an island on a page rendered on demand. To hydrate, a browser must be able to render the same from the props
 * alone, so the same props are not rendered twice. Astro calls this (scripts/build/worker-patches.ts).
 */
export function cachedIsland(island: ReactElement<object>, render: Render): string {
  const { type, props } = island
  // Elements passed as children cannot be compared as JSON.
  if (typeof type === 'string' || Object.values(props).some(isValidElement)) return render(island)
  const ofType = caches.get(type) ?? new BoundedMap<string>(MAX_ENTRIES)
  caches.set(type, ofType)
  return ofType.getOrCreate(JSON.stringify(props), () => inLatin1(render(island)))
}

// A single character beyond Latin-1 makes the runtime store a page in two bytes per character, and encode it half as fast.
function inLatin1(html: string): string {
  return html.replace(/[^\0-\xff]/gu, (sign) => `&#${sign.codePointAt(0)};`)
}
