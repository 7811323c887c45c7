const LIMIT = { home: 4, list: 3 } as const

/** The features that a card shows, and a text that counts the rest (storefront specification, section 9). */
export function shownFeatures(features: readonly string[], kind: keyof typeof LIMIT) {
  const left = features.length - LIMIT[kind]
  return {
    shown: features.slice(0, LIMIT[kind]),
    more: kind === 'home' && left > 0 ? `+${left} more features...` : null,
  }
}
