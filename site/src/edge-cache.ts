import { EDGE_LIFE_S } from '#contract/edge-life'

/** How long the edge keeps a page, and the tags a staff save drops it by; for `Astro.cache.set`. */
export function edge(...tags: string[]) {
  return { maxAge: EDGE_LIFE_S.fresh, swr: EDGE_LIFE_S.stale, tags }
}
