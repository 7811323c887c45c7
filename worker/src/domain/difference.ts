type Values = Record<string, unknown>

/** True if an edit sets every one of its fields to what it is already. */
export function changesNothing(before: object, edit: object): boolean {
  return difference({ ...before }, { ...edit }) === null
}

/** The fields of `after` that differ from `before`, with both values; `null` if none does. */
export function difference(before: Values, after: Values): { before: Values; after: Values } | null {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return names.length === 0 ? null : { before: pick(before), after: pick(after) }
}
