const LIMIT = { home: 4, list: 3 } as const

/** Features a card shows, and how many are left out in words (storefront specification, section 9). */
export function shownFeatures(features: readonly string[], kind: keyof typeof LIMIT) {
  const left = features.length - LIMIT[kind]
  return {
    shown: features.slice(0, LIMIT[kind]),
    more: kind === 'home' && left > 0 ? `+${left} more features...` : null,
  }
}
