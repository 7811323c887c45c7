/** Seconds for which the edge caches a public response, and then may serve it stale while it revalidates or if that fails (decision 7). */
export const EDGE_TTL_S = { fresh: 60, stale: 86_400 } as const
