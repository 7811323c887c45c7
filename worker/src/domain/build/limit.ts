import { MAX_BUILD_ITEMS } from '#contract/build-limit'

/** The items a build has room for, the first of them, each once. */
export function withinBuild<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)].slice(0, MAX_BUILD_ITEMS)
}

/** What to say where a build has room for nothing more; `null` while it has. */
export function fullBuildInWords(items: readonly unknown[]): string | null {
  if (items.length < MAX_BUILD_ITEMS) return null
  return `Your build holds ${MAX_BUILD_ITEMS} items, which is the most. Clear some to choose others, or name more under special requirements.`
}
