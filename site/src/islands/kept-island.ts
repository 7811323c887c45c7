import { isValidElement, type ReactElement } from 'react'
import { BoundedMap } from '#domain/bounded-map'

const MOST_KEPT = 100

type Render = (island: ReactElement<object>) => string

const kept = new WeakMap<object, BoundedMap<string>>()

/**
 * What `render` makes of an island for a page made on request. A browser makes the same of it from its props alone, or it could
 * not hydrate it: so an island whose props were the same lately is not rendered again. scripts/build/worker-patches.ts has Astro call this.
 */
export function keptIsland(island: ReactElement<object>, render: Render): string {
  const { type, props } = island
  // Elements passed as children cannot be compared as JSON.
  if (typeof type === 'string' || Object.values(props).some(isValidElement)) return render(island)
  const ofType = kept.get(type) ?? new BoundedMap<string>(MOST_KEPT)
  kept.set(type, ofType)
  return ofType.getOrMake(JSON.stringify(props), () => inLatin1(render(island)))
}

// A single sign beyond Latin-1 makes the runtime hold a page in two bytes a character, and encode it half as fast.
function inLatin1(html: string): string {
  return html.replace(/[^\0-\xff]/gu, (sign) => `&#${sign.codePointAt(0)};`)
}
