import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ModalForm } from '../ui/form/modal-form.tsx'
import type { RecordFormOptions } from '../ui/form/use-record-form.ts'
import { toast } from '../ui/toast/toasts.ts'
import { changesInWords } from './changes-in-words.ts'
import type { DecidedRequest, Desk } from './desk.ts'
import type { DeskQueries } from './queries.ts'
import type { OpenProps } from './request-desk.tsx'

/** Props of a form over an open request. */
export interface RequestFormProps<R> extends OpenProps<R> {
  onClose: () => void
}

interface Props<S extends string, R extends DecidedRequest<S>, In extends FieldValues, Out>
  extends RequestFormProps<R>,
    Pick<RecordFormOptions<In, Out>, 'schema' | 'fields'> {
  desk: Desk<S>
  queries: Pick<DeskQueries<S, R>, 'useCacheRequest'>
  title: string
  /** Text of the save button. */
  action?: string
  /** What the form shows of a request. */
  valuesOf: (request: R) => In
  /** Returns the stored request; throws `ApiError`. */
  save: (id: number, values: Out, version: number) => Promise<R>
  /** The message once it is stored. */
  done: string
}

/** A form over an open request; what somebody else saved meanwhile is shown, not overwritten. */
export function RequestForm<S extends string, R extends DecidedRequest<S>, In extends FieldValues, Out>({
  desk,
  queries,
  request,
  onReload,
  valuesOf,
  save,
  done,
  ...form
}: Props<S, R, In, Out>) {
  const keep = queries.useCacheRequest()
  const [opened] = useState(request)
  const stored = (now: R) => ({ values: valuesOf(now), version: now.version })
  return (
    <ModalForm
      {...form}
      start={stored(request)}
      onSave={async (values, version = request.version) => {
        const now = await save(request.id, values, version)
        keep(now)
        toast(now.version === opened.version ? 'Nothing was changed.' : done)
      }}
      onReload={async () => {
        const now = (await onReload()) ?? opened
        return { ...stored(now), news: changesInWords(desk, opened, now) }
      }}
    />
  )
}
