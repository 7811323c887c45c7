import type * as z from 'zod'

/**
 * The values of a form that differ from its initial ones: sending only those leaves alone what others changed, and lists whose
 * pieces may be restored. All values if the initial ones are invalid.
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
