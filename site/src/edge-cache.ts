import { EDGE_LIFE_S } from '#contract/edge-life'

/** How long the edge caches a page, and the tags by which a save by staff purges it; for `Astro.cache.set`. */
export function edge(...tags: string[]) {
  return { maxAge: EDGE_LIFE_S.fresh, swr: EDGE_LIFE_S.stale, tags }
}
