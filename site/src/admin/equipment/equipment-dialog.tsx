import { type Equipment, type EquipmentCategory, EquipmentInput } from '#contract/equipment'
import { ChangesLink } from '../admin-access/changes-link.tsx'
import { changedPart } from '../catalogue/changed-part.ts'
import { copyName } from '../catalogue/copy-name.ts'
import { useRecord, useShowStored } from '../catalogue/queries.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { NotLoaded, RecordLoading } from '../ui/record-state.tsx'
import { useAttempt } from '../use-attempt.ts'
import { equipmentCalls } from './calls.ts'
import { fieldsOf, valuesOf } from './form.ts'
import { SECTION } from './queries.ts'

interface Props {
  /** A copy begins as its piece, and is stored as a new one. */
  form: 'new' | 'edit' | 'copy'
  id: number | null
  categories: readonly EquipmentCategory[]
  onClose: () => void
}

/** The form of a piece, once it has loaded. */
export function EquipmentDialog({ form, id, categories, onClose }: Props) {
  const piece = useRecord({ section: SECTION, calls: equipmentCalls }, id)
  const title =
    form === 'edit' ? `Edit equipment #${id}` : form === 'copy' ? `Duplicate equipment #${id}` : 'Add Equipment'
  if (piece.isLoadingError) return <NotLoaded title={title} query={piece} onClose={onClose} />
  if (id !== null && !piece.data) return <RecordLoading title={title} label="Loading the equipment" onClose={onClose} />
  return (
    <EquipmentForm title={title} form={form} piece={piece.data ?? null} categories={categories} onClose={onClose} />
  )
}

interface FormProps extends Pick<Props, 'form' | 'categories' | 'onClose'> {
  title: string
  piece: Equipment | null
}

function EquipmentForm({ title, form, piece, categories, onClose }: FormProps) {
  const stored = useShowStored<Equipment>(SECTION)
  const keyOf = useAttempt()
  const edited = form === 'edit' ? piece : null
  const shown = (one: Equipment | null) => ({ values: valuesOf(one), version: edited ? one?.version : undefined })
  return (
    <ModalForm
      title={title}
      size="2xl"
      schema={EquipmentInput}
      fields={fieldsOf(categories.map(({ category }) => category))}
      start={shown(form === 'copy' && piece ? { ...piece, name: copyName(piece.name) } : piece)}
      onSave={async (input, version, base) => {
        const saved = edited
          ? await equipmentCalls.update(edited.id, changedPart(EquipmentInput, base, input), version)
          : await equipmentCalls.create(input, keyOf(input))
        stored(saved, `${saved.name} ${edited ? 'saved' : 'added'}.`)
      }}
      {...(edited && { onReload: async () => shown(await equipmentCalls.get(edited.id)) })}
      onClose={onClose}
    >
      {edited && <ChangesLink noun="equipment" id={edited.id} />}
    </ModalForm>
  )
}
