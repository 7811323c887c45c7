const MAX_CHARACTERS = 1000

/** Ids in order, runs of them by their ends, as in “1-3.8” where `mark` is a dot. */
export function joinedRuns(ids: readonly number[], mark: string): string {
  const runs: [number, number][] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === id - 1) last[1] = id
    else runs.push([id, id])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(mark)
}

/** The same for people to read, as in “1-3, 8”; what is too long for a line ends in “…”. */
export function idRanges(ids: readonly number[]): string {
  const text = joinedRuns(ids, ', ')
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, text.lastIndexOf(', ', MAX_CHARACTERS))}, …`
}
