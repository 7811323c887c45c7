import type { Field } from './fields.ts'

/** Labels of the fields whose value in `theirs` differs from the one in `before`; one label where several show one value. */
export function changedLabels(before: unknown, theirs: unknown, fields: readonly Field[]): string[] {
  const differs = difference(before, theirs)
  return fields
    .flatMap((field) => (field.kind === 'price-group' ? field.prices : field))
    .filter(({ name }, place, all) => differs(name) && all.findIndex((first) => first.name === name) === place)
    .map(({ label }) => label)
}

/** The values of a form that differ from `before`, without those of fields that have been locked meanwhile. */
export function changedValues<V extends object>(before: unknown, values: V, fields: readonly Field[]): Partial<V> {
  const differs = difference(before, values)
  const locked = new Set(fields.filter((field) => field.locked !== undefined).map(({ name }) => name))
  const part: Partial<V> = {}
  return Object.assign(
    part,
    Object.fromEntries(Object.entries(values).filter(([name]) => differs(name) && !locked.has(name))),
  )
}

/** True if the values of a form are those of `before`. */
export function areSame(before: unknown, values: object): boolean {
  return before !== undefined && !Object.keys(values).some(difference(before, values))
}

function difference(before: unknown, after: unknown): (name: string) => boolean {
  const was = new Map(Object.entries(before ?? {}))
  const is = new Map(Object.entries(after ?? {}))
  return (name) => JSON.stringify(was.get(name) ?? null) !== JSON.stringify(is.get(name) ?? null)
}
