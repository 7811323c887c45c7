import { EDGE_TTL_S } from '#contract/edge-ttl'

/** How long the edge caches a page, and the tags by which a save by staff purges it; for `Astro.cache.set`. */
export function edge(...tags: string[]) {
  return { maxAge: EDGE_TTL_S.fresh, swr: EDGE_TTL_S.stale, tags }
}
