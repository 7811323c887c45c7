/**
 * A reference to a record in a request, a draft or a link: by id, or by name in any case. Old drafts and links may have a composite
 * text that contains the name.
 */
export type Named = number | string

/** True if `named` refers to this record. */
export function refersTo(named: Named, { id, name }: { id: number; name: string }): boolean {
  return typeof named === 'number' ? named === id : named.toLowerCase() === name.toLowerCase()
}

/**
 * The records of `found` that are referred to, in the order of the references and each once; among records of the same name,
 * the first.
 */
export function recordsNamed<Found extends { id: number; name: string }>(
  named: readonly Named[],
  found: readonly Found[],
): Found[] {
  const each = named.map((one) => found.find((record) => refersTo(one, record)))
  return [...new Set(each.filter((record) => record !== undefined))]
}
