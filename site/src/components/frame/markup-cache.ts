import { BoundedMap } from '#domain/bounded-map'

// Some 2 KB each.
const MAX_ENTRIES = 400

const cache = new BoundedMap<string>(MAX_ENTRIES)

/**
 * The markup of a fragment of a page, rendered only if it was not lately rendered from the same data (`of`); nothing else may
 * affect what it shows. `name` tells fragments apart.
 */
export function cachedMarkup(name: string, of: unknown, render: () => Promise<string>): string | Promise<string> {
  const key = `${name} ${JSON.stringify(of)}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  return render().then((markup) => {
    cache.set(key, markup)
    return markup
  })
}
