/**
 * Spells a category like the same one in `known`, ignoring case and spaces; a new one keeps the spelling it first has. “cooking”
 * beside “Cooking” would be a second group in the configurator, without the icon of the first.
 */
export function spellingOf(known: readonly string[]): (category: string) => string {
  const keyOf = (category: string) => category.toLowerCase().replace(/\s+/g, ' ')
  const exact = new Set(known)
  const first = new Map<string, string>()
  const spelled = (category: string) => {
    const key = keyOf(category)
    // If the catalogue already has two spellings, both stay.
    const written = exact.has(category) ? category : (first.get(key) ?? category)
    if (!first.has(key)) first.set(key, written)
    return written
  }
  for (const category of known) spelled(category)
  return spelled
}
