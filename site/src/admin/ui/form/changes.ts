import type { Field } from './fields.ts'

/** Labels of the fields whose value is another one in `theirs` than it was in `before`. */
export function changedLabels(before: unknown, theirs: unknown, fields: readonly Field[]): string[] {
  const was = new Map(Object.entries(before ?? {}))
  const is = new Map(Object.entries(theirs ?? {}))
  const differs = (name: string) => JSON.stringify(was.get(name) ?? null) !== JSON.stringify(is.get(name) ?? null)
  return fields
    .flatMap((field) => (field.kind === 'price-group' ? field.prices : field))
    .filter(({ name }) => differs(name))
    .map(({ label }) => label)
}
