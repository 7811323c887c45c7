const DURATION_MS = 1200

/** What a figure such as “8 to 10” or “97%” shows `elapsedMs` into its count; complete after 1.2 s. */
export function figureAt(figure: string, elapsedMs: number): string {
  const done = Math.min(elapsedMs / DURATION_MS, 1)
  const eased = 1 - (1 - done) ** 3
  return figure.replace(/\d+/g, (digits) => String(Math.round(Number(digits) * eased)))
}

/** True until the count has reached its end. */
export function isCounting(elapsedMs: number): boolean {
  return elapsedMs < DURATION_MS
}
