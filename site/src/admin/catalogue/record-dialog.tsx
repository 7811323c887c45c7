import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { pickerOf } from '../library/picker.tsx'
import { useUploadTo } from '../library/queries.ts'
import { useHasPermission } from '../session/session.ts'
import { NotLoaded, RecordLoading } from '../ui/state/record-state.tsx'
import { useEquipmentItems } from './equipment-items.ts'
import type { CatalogueRecord, Kind } from './kind.ts'
import type { Open } from './open-record.ts'
import { useRecord } from './queries.ts'
import { RecordForm } from './record-form.tsx'

interface Props<R extends CatalogueRecord, In extends FieldValues, Out> {
  kind: Kind<R, In, Out>
  open: NonNullable<Open>
  onClose: () => void
}

/** The form of the record in the address, once all that it shows has loaded. */
export function RecordDialog<R extends CatalogueRecord, In extends FieldValues, Out>(props: Props<R, In, Out>) {
  const { kind, open, onClose } = props
  const record = useRecord(kind, open.form === 'new' ? null : open.id)
  const items = useEquipmentItems(useHasPermission('equipment.view'))
  const mayUpload = useHasPermission('images.manage')
  const mayPick = useHasPermission('images.view')
  const upload = useUploadTo(kind.uploads)
  const picker = useMemo(() => pickerOf(kind.folder), [kind.folder])
  const title = titleOf(kind, open)
  if (record.isLoadingError) return <NotLoaded title={title} query={record} onClose={onClose} />
  if ((open.form !== 'new' && !record.data) || items.isLoading) {
    return <RecordLoading title={title} label={`Loading the ${kind.words.noun}`} onClose={onClose} />
  }
  const image = {
    ...(mayUpload && { upload }),
    ...(mayPick && { picker }),
  }
  return (
    <RecordForm
      kind={kind}
      title={title}
      form={open.form}
      record={record.data ?? null}
      context={{ image, equipment: items.data ?? null }}
      onClose={onClose}
    />
  )
}

function titleOf<R extends CatalogueRecord, In extends FieldValues, Out>(
  { words }: Kind<R, In, Out>,
  open: NonNullable<Open>,
) {
  if (open.form === 'edit') return `Edit ${words.noun} #${open.id}`
  return open.form === 'new' ? words.add : `Duplicate ${words.noun} #${open.id}`
}
