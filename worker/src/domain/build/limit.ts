import { MAX_BUILD_ITEMS } from '#contract/text/limits'

/** `items` without duplicates, truncated to the most that a build can hold. */
export function limitBuildItems<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)].slice(0, MAX_BUILD_ITEMS)
}

/** The message for a full build; `null` while there is room. */
export function fullBuildInWords(items: readonly unknown[]): string | null {
  if (items.length < MAX_BUILD_ITEMS) return null
  return `Your build holds ${MAX_BUILD_ITEMS} items, which is the most. Clear some to choose others, or name more under special requirements.`
}
