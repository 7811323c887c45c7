import type { Field } from './fields.ts'
import { shownValue } from './shown-value.ts'

/** What somebody else saved in a field, which saving what was typed here would replace. */
export interface Replaced {
  label: string
  theirs: string
}

/** Labels of the fields whose value in `theirs` differs from the one in `before`; one label where several show one value. */
export function changedLabels(before: unknown, theirs: unknown, fields: readonly Field[]): string[] {
  const differs = difference(before, theirs)
  return fields
    .flatMap((field) => (field.kind === 'price-group' ? field.prices : field))
    .filter(({ name }, place, all) => differs(name) && all.findIndex((first) => first.name === name) === place)
    .map(({ label }) => label)
}

/** What `theirs` has in the fields in which `mine` has something else than `before` too; lists are merged instead. */
export function replacedValues(before: unknown, mine: object, theirs: unknown, fields: readonly Field[]): Replaced[] {
  const [changedByThem, differs] = [difference(before, theirs), difference(mine, theirs)]
  const changedHere = Object.keys(changedValues(before, mine, fields))
  const is = entriesOf(theirs)
  return fields
    .flatMap((field): Field[] =>
      field.kind === 'price-group' ? field.prices.map((price) => ({ ...field, ...price })) : [field],
    )
    .filter(({ name }) => changedHere.includes(name) && changedByThem(name) && differs(name))
    .flatMap((field) => {
      const theirs = shownValue(field, is.get(field.name))
      return theirs === null ? [] : { label: field.label, theirs }
    })
}

/** The values of a form that differ from `before`, without those of fields that have been locked meanwhile. */
export function changedValues<V>(before: unknown, values: V, fields: readonly Field[]): Partial<V> {
  const differs = difference(before, values)
  const locked = new Set(fields.filter((field) => field.locked !== undefined).map(({ name }) => name))
  const part: Partial<V> = {}
  return Object.assign(
    part,
    Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => differs(name) && !locked.has(name))),
  )
}

/** `theirs` with what differs from `before` in `mine`; two lists are merged piece by piece. */
export function mergedValues<V extends object>(before: unknown, mine: V, theirs: V, fields: readonly Field[]): V {
  const [was, is] = [entriesOf(before), entriesOf(theirs)]
  const changed = Object.entries(changedValues(before, mine, fields))
  return Object.assign(
    { ...theirs },
    Object.fromEntries(changed.map(([name, value]) => [name, mergedValue(was.get(name), value, is.get(name))])),
  )
}

function mergedValue(before: unknown, mine: unknown, theirs: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(mine) || !Array.isArray(theirs)) return mine
  // An empty list means more than that each piece was removed: a model without a choice of equipment offers all of it.
  if (mine.length === 0 || theirs.length === 0) return mine
  const kept = mine.filter((piece) => theirs.includes(piece) || !before.includes(piece))
  return [...kept, ...theirs.filter((piece) => !before.includes(piece) && !mine.includes(piece))]
}

/** True if the values of a form are those of `before`. */
export function areSame(before: unknown, values: object): boolean {
  return before !== undefined && !Object.keys(values).some(difference(before, values))
}

function difference(before: unknown, after: unknown): (name: string) => boolean {
  const [was, is] = [entriesOf(before), entriesOf(after)]
  return (name) => JSON.stringify(was.get(name) ?? null) !== JSON.stringify(is.get(name) ?? null)
}

function entriesOf(values: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(values ?? {}))
}
