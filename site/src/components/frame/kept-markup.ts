import { BoundedMap } from '#domain/bounded-map'

// Some 2 KB each.
const MOST_KEPT = 400

const kept = new BoundedMap<string>(MOST_KEPT)

/**
 * The markup of a part of a page, as `render` made it when it was `of` the very same; nothing else may decide what it shows.
 * Parts are told apart by their `name`.
 */
export function keptMarkup(name: string, of: unknown, render: () => Promise<string>): string | Promise<string> {
  const key = `${name} ${JSON.stringify(of)}`
  const known = kept.get(key)
  if (known !== undefined) return known
  return render().then((markup) => {
    kept.set(key, markup)
    return markup
  })
}
