/** A record as a request names it: by its number, or by its name in any case. */
export type Named = number | string

/** True where `named` means this record. */
export function means(named: Named, { id, name }: { id: number; name: string }): boolean {
  return typeof named === 'number' ? named === id : named.toLowerCase() === name.toLowerCase()
}

/** The records of `found` that are meant, in the order they are named and each once; of several with a name the first. */
export function meant<Found extends { id: number; name: string }>(
  named: readonly Named[],
  found: readonly Found[],
): Found[] {
  const each = named.map((one) => found.find((record) => means(one, record)))
  return [...new Set(each.filter((record) => record !== undefined))]
}
