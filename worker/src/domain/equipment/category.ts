/**
 * How a category is written: as one of `known` is, whatever its case and spaces, and a new one as it came first. “cooking”
 * beside “Cooking” would be a second group in the configurator, without the icon of the first.
 */
export function spellingOf(known: readonly string[]): (category: string) => string {
  const keyOf = (category: string) => category.toLowerCase().replace(/\s+/g, ' ')
  const exact = new Set(known)
  const first = new Map<string, string>()
  const spelled = (category: string) => {
    const key = keyOf(category)
    // Where the catalogue already has two spellings, both stay.
    const written = exact.has(category) ? category : (first.get(key) ?? category)
    if (!first.has(key)) first.set(key, written)
    return written
  }
  for (const category of known) spelled(category)
  return spelled
}
