import type * as z from 'zod'

/**
 * The part of a form that differs from its initial values: an edit of only this part leaves alone what others changed, and
 * lists whose pieces may come back. All of the form where the initial values are not valid.
 */
export function changedPart<In, Out>(schema: z.ZodType<Out, In>, base: In, values: Out): Partial<Out> {
  const { data } = schema.safeParse(base)
  if (!data) return values
  const before = new Map<string, unknown>(Object.entries(data))
  const changed = Object.entries(values ?? {}).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  const part: Partial<Out> = {}
  return Object.assign(part, Object.fromEntries(changed))
}
