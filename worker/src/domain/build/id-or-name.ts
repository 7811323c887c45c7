/**
 * A reference to a record in a request, a draft or a link: by id, or by name in any case. Old drafts and links may have a composite
 * text that contains the name.
 */
export type IdOrName = number | string

/** True if `ref` refers to this record. */
export function refersTo(ref: IdOrName, { id, name }: { id: number; name: string }): boolean {
  return typeof ref === 'number' ? ref === id : ref.toLowerCase() === name.toLowerCase()
}

/**
 * The records of `found` that are referred to, in the order of the references and each once; among records of the same name,
 * the first.
 */
export function findRecords<Found extends { id: number; name: string }>(
  refs: readonly IdOrName[],
  found: readonly Found[],
): Found[] {
  const records = refs.map((ref) => found.find((record) => refersTo(ref, record)))
  return [...new Set(records.filter((record) => record !== undefined))]
}
