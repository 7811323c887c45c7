/** The first `limit` of `limit + 1` rows, and the id that the next page starts after, if there is one. */
export function toPage<Row extends { id: number }>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; next: number | undefined } {
  const page = rows.slice(0, limit)
  return { page, next: rows.length > limit ? page.at(-1)?.id : undefined }
}
