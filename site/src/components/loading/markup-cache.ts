import { BoundedMap } from '#domain/bounded-map'

// Per name. A card is some 2 KB, a calendar 25, a configurator 80.
const MAX_ENTRIES = 100

const caches = new Map<string, BoundedMap<string>>()

/**
 * The markup of a fragment of a page, rendered only if it was not recently rendered from the same data (`of`); nothing else may
 * affect what it shows, except in development. `name` tells fragments apart.
 */
export function cachedMarkup(name: string, of: unknown, render: () => Promise<string>): string | Promise<string> {
  // There the components change too, and a reload would bring back what they rendered before.
  if (import.meta.env.MODE === 'development') return render()
  const cache = caches.get(name) ?? new BoundedMap<string>(MAX_ENTRIES)
  caches.set(name, cache)
  const key = JSON.stringify(of)
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  return render().then((rendered) => {
    const markup = inLatin1(rendered)
    cache.set(key, markup)
    return markup
  })
}

// A single character beyond Latin-1 makes the runtime store a page with two bytes per character, which is far slower to search and
// to encode. Replacing such characters is not enough: the result of a replacement keeps the encoding of its subject.
function inLatin1(markup: string): string {
  const references = markup.replace(/[^\0-\xff]/gu, (sign) => `&#${sign.codePointAt(0)};`)
  return Buffer.from(references, 'latin1').toString('latin1')
}
