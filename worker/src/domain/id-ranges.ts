const MAX_CHARACTERS = 1000

/** Ids in ascending order with runs as ranges, as in “1-3.8” with a dot as `mark`. */
export function joinedRuns(ids: readonly number[], mark: string): string {
  const runs: [number, number][] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === id - 1) last[1] = id
    else runs.push([id, id])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(mark)
}

/** The same for people to read, as in “1-3, 8”; truncated with “…” if too long for a line. */
export function idRanges(ids: readonly number[]): string {
  const text = joinedRuns(ids, ', ')
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, text.lastIndexOf(', ', MAX_CHARACTERS))}, …`
}
