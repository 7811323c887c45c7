import { type Equipment, type EquipmentCategory, EquipmentInput } from '#contract/catalogue/equipment'
import { ChangesLink } from '../audit/changes-link.tsx'
import { copyName } from '../catalogue/copy-name.ts'
import type { Open } from '../catalogue/open-record.ts'
import { useRecord } from '../catalogue/queries.ts'
import { useSave } from '../catalogue/use-save.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { NotLoaded, RecordLoading } from '../ui/state/record-state.tsx'
import { equipmentCalls } from './calls.ts'
import { fieldsOf, valuesOf } from './form.ts'
import { SECTION } from './queries.ts'

const SIZE = '2xl'

interface Props {
  open: NonNullable<Open>
  categories: readonly EquipmentCategory[]
  onClose: () => void
}

/** The form of a piece, once it has loaded. */
export function EquipmentDialog({ open, categories, onClose }: Props) {
  const { form } = open
  const id = form === 'new' ? null : open.id
  const piece = useRecord({ section: SECTION, calls: equipmentCalls }, id)
  const titles = { new: 'Add Equipment', edit: `Edit equipment #${id}`, copy: `Duplicate equipment #${id}` }
  const title = titles[form]
  if (piece.isLoadingError) return <NotLoaded title={title} query={piece} onClose={onClose} />
  if (id !== null && !piece.data) {
    return <RecordLoading title={title} label="Loading the equipment" size={SIZE} onClose={onClose} />
  }
  return (
    <EquipmentForm title={title} form={form} piece={piece.data ?? null} categories={categories} onClose={onClose} />
  )
}

interface FormProps extends Pick<Props, 'categories' | 'onClose'> {
  title: string
  /** A copy begins as its piece, and is stored as a new one. */
  form: NonNullable<Open>['form']
  piece: Equipment | null
}

function EquipmentForm({ title, form, piece, categories, onClose }: FormProps) {
  const edited = form === 'edit' ? piece : null
  const save = useSave({ section: SECTION, calls: equipmentCalls, schema: EquipmentInput }, edited)
  const shown = (one: Equipment | null) => ({ values: valuesOf(one), version: edited ? one?.version : undefined })
  return (
    <ModalForm
      title={title}
      size={SIZE}
      schema={EquipmentInput}
      fields={fieldsOf(categories.map(({ category }) => category))}
      start={shown(form === 'copy' && piece ? { ...piece, name: copyName(piece.name) } : piece)}
      onSave={save}
      {...(edited && { onReload: async () => shown(await equipmentCalls.get(edited.id)) })}
      onClose={onClose}
    >
      {edited && <ChangesLink noun="equipment" id={edited.id} />}
    </ModalForm>
  )
}
