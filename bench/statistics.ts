/** The mean of some figures. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The median of some figures: of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values)
  const middle = (sorted.length - 1) / 2
  return mean([Math.floor(middle), Math.ceil(middle)].map((at) => sorted[at] ?? Number.NaN))
}

/** The smallest of some figures that at least a `share` of them do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return inOrder(values)[Math.max(1, Math.ceil(values.length * share)) - 1] ?? Number.NaN
}

function inOrder(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other)
}
