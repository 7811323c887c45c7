import type * as z from 'zod'
import { useAttempt } from '../api/use-attempt.ts'
import type { SectionKey } from '../section-key.ts'
import { isolated } from '../ui/dialog/isolated.ts'
import type { RecordCalls } from './calls.ts'
import { changedPart } from './changed-part.ts'
import { useShowStored } from './queries.ts'

interface Saved {
  id: number
  version: number
  name: string
}

interface Savable<R extends Saved, In, Out> {
  section: SectionKey
  calls: Pick<RecordCalls<R, Out>, 'create' | 'update'>
  schema: z.ZodType<Out, In>
}

/** Saves what a form holds: as a change of `edited`, or as a new record. */
export function useSave<R extends Saved, In, Out>({ section, calls, schema }: Savable<R, In, Out>, edited: R | null) {
  const showStored = useShowStored<R>(section)
  const keyOf = useAttempt()
  return async (values: Out, version: number | undefined, base: In): Promise<void> => {
    const saved = edited
      ? await calls.update(edited.id, changedPart(schema, base, values), version)
      : await calls.create(values, keyOf(values))
    showStored(saved, `${isolated(saved.name)} ${edited ? 'saved' : 'added'}.`)
  }
}
