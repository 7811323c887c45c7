import type { EquipmentCategory } from '#contract/catalogue/equipment'
import { NotLoaded } from '../ui/state/record-state.tsx'
import type { EquipmentOpen } from './address.ts'
import { CategoriesDialog } from './categories-dialog.tsx'
import { EquipmentDialog } from './equipment-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'

interface Props {
  open: EquipmentOpen
  /** `null` until they are known; only the dialog about them needs them. */
  categories: readonly EquipmentCategory[] | null
  /** The list that has them. */
  list: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
}

/** The dialog that the address opens over the list. */
export function OpenDialog({ open, categories, list, onClose }: Props) {
  if (open === null) return null
  const suggested = categories ?? []
  switch (open.dialog) {
    case 'import':
      return <ImportDialog onClose={onClose} />
    case 'categories':
      if (categories) return <CategoriesDialog categories={categories} onClose={onClose} />
      return list.isError && <NotLoaded title="Manage Categories" query={list} onClose={onClose} />
    case 'new':
      return <EquipmentDialog form="new" id={null} categories={suggested} onClose={onClose} />
    default:
      return <EquipmentDialog form={open.dialog} id={open.id} categories={suggested} onClose={onClose} />
  }
}
