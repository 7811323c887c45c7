import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChangesLink } from '../audit/changes-link.tsx'
import { useHasPermission } from '../session/session.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { copyName } from './copy-name.ts'
import type { CatalogueRecord, FieldContext, Kind } from './kind.ts'
import { useSave } from './use-save.ts'

interface Props<R extends CatalogueRecord, In extends FieldValues, Out> {
  kind: Kind<R, In, Out>
  title: string
  /** A copy begins as its record, and is stored as a new one. */
  form: 'new' | 'edit' | 'copy'
  record: R | null
  context: FieldContext
  onClose: () => void
}

/** Adds a record, or changes one. */
export function RecordForm<R extends CatalogueRecord, In extends FieldValues, Out>(props: Props<R, In, Out>) {
  const { kind, title, form, record, context, onClose } = props
  const { calls, schema, valuesOf, fieldsOf } = kind
  const mayView = useHasPermission('equipment.view')
  const edited = form === 'edit' ? record : null
  const save = useSave(kind, edited)
  const becomes = {
    new: kind.words.unequipped,
    edit: 'it stays as it is',
    copy: 'the copy has what the original has',
  }
  // Recomputed only when the equipment loads, so that the fields do not change while somebody fills them in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the context is a new object on every render
  const fields = useMemo(() => fieldsOf(context, edited), [context.equipment])
  const shown = (one: R | null) => ({ values: valuesOf(one), version: edited ? one?.version : undefined })
  return (
    <ModalForm
      title={title}
      size="3xl"
      schema={schema}
      fields={fields}
      start={shown(form === 'copy' && record ? { ...record, name: copyName(record.name) } : record)}
      onSave={save}
      {...(edited && { onReload: async () => shown(await calls.get(edited.id)) })}
      onClose={onClose}
    >
      {context.equipment === null && (
        <Notice tone="neutral">
          {mayView ? 'The equipment cannot be shown right now' : 'Your account may not see the equipment'}
          {`, so ${becomes[form]}.`}
        </Notice>
      )}
      {edited && <ChangesLink noun={kind.noun} id={edited.id} />}
    </ModalForm>
  )
}
