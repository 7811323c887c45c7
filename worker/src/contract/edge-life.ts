/** Seconds for which the edge keeps a public answer, and for which it may then give the old one while it is made again (decision 7). */
export const EDGE_LIFE_S = { fresh: 60, stale: 86_400 } as const
