const MOST = 50

/**
 * Requests in their order, as runs of at most fifty. Which ids share a run is fixed, so that a request that comes in moves no other
 * one into another run, where its row would be made anew and lose the focus.
 */
export function runsOf<R extends { id: number }>(requests: readonly R[]): { key: string; run: R[] }[] {
  const runs: { key: string; share: number; run: R[] }[] = []
  const begun = new Map<number, number>()
  for (const request of requests) {
    const share = Math.floor(request.id / MOST)
    const last = runs.at(-1)
    if (last?.share === share) {
      last.run.push(request)
      continue
    }
    const nth = begun.get(share) ?? 0
    begun.set(share, nth + 1)
    runs.push({ key: `${share} ${nth}`, share, run: [request] })
  }
  return runs
}
