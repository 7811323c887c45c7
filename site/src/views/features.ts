const LIMIT = { home: 4, list: 3 } as const

/** The features that a card shows, and a text that counts the rest (storefront specification, section 9). */
export function shownFeatures(features: readonly string[], kind: keyof typeof LIMIT) {
  const left = features.length - LIMIT[kind]
  return {
    shown: features.slice(0, LIMIT[kind]),
    more: kind === 'home' && left > 0 ? `+${left} more features...` : null,
  }
}

// Two screens of a phone, with its heading.
const UNFOLDED = 12
const MIN_FOLDED = 4

/** A list in two parts, the second to be folded on a phone; empty where it would be too short to be worth a press. */
export function foldedList(items: readonly string[]) {
  const end = items.length < UNFOLDED + MIN_FOLDED ? items.length : UNFOLDED
  return { shown: items.slice(0, end), folded: items.slice(end) }
}
