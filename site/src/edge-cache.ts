/** How long the edge keeps a page, and the tags a staff save drops it by; for `Astro.cache.set`. */
export function edge(...tags: string[]) {
  return { maxAge: 60, swr: 86_400, tags }
}
