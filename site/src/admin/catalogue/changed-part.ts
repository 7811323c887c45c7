import type * as z from 'zod'
import { changedValues } from '../ui/form/changes.ts'

/**
 * The values of a form that differ from its initial ones: sending only those leaves alone what others changed, and lists whose
 * pieces may be restored. All values if the initial ones are invalid.
 */
export function changedPart<In, Out>(schema: z.ZodType<Out, In>, base: In, values: Out): Partial<Out> {
  const { data } = schema.safeParse(base)
  return data ? changedValues(data, values, []) : values
}
