import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod'
import { areSame } from './changes.ts'
import type { Field } from './fields.ts'
import { formSchema } from './form-schema.ts'

/** The server's issues with some values, by field. */
interface Refused<In> {
  values: In
  issues: readonly { name: Path<In>; message: string }[]
}

/** What validates a form: its schema, and the server's issues for as long as the values are those that it refused. */
export function useResolver<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  fields: readonly Field<Path<In>>[],
) {
  const refused = useRef<Refused<In> | null>(null)
  const resolver = useMemo(() => {
    const known = (now: In) => (areSame(refused.current?.values, now) ? refused.current?.issues : []) ?? []
    return zodResolver<In, unknown, Out>(formSchema(schema, fields, known))
  }, [schema, fields])
  return {
    resolver,
    keepIssues: (values: In, issues: Refused<In>['issues']) => {
      refused.current = { values: structuredClone(values), issues }
    },
    forgetIssues: () => {
      refused.current = null
    },
  }
}
