import * as z from 'zod'
import type { Field } from './fields.ts'

type Refused<In> = (values: In) => readonly { name: string; message: string }[]

/**
 * Schema of a form: `schema`, preceded by “{label} is required” for every required field that is empty (admin specification,
 * section 5), and followed by the server's issues with these values, if known.
 */
export function formSchema<In, Out>(
  schema: z.ZodType<Out, In>,
  fields: readonly Field[],
  refused: Refused<In> = () => [],
) {
  return z.custom<In>().transform((values, context) => {
    const missing = missingFields(values, fields)
    for (const { name, label, whenEmpty } of missing) {
      context.addIssue({ code: 'custom', path: [name], message: whenEmpty ?? `${label} is required` })
    }
    const result = schema.safeParse(values)
    for (const { path, message } of result.error?.issues ?? []) {
      if (missing.some(({ name }) => name === path[0])) continue
      context.addIssue({ code: 'custom', path, message })
    }
    for (const { name, message } of refused(values)) context.addIssue({ code: 'custom', path: [name], message })
    return result.data ?? z.NEVER
  })
}

/** The required fields that are shown but empty. */
export function missingFields(values: unknown, fields: readonly Field[]): Field[] {
  const held = new Map(Object.entries(values ?? {}))
  const stands = ({ askedBy }: Field) => !askedBy || held.get(askedBy) === true
  return fields.filter((field) => field.required && stands(field) && isEmpty(held.get(field.name)))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (value === undefined || value === null) return true
  // A list of ids, or the browser's list of files.
  return typeof value === 'object' && 'length' in value && value.length === 0
}
