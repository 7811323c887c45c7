import { FileUp, Plus, Shapes } from 'lucide-react'
import { useCallback } from 'react'
import type { EquipmentCategory } from '#contract/catalogue/equipment'
import { goTo, useAddress } from '../router.ts'
import { useHasPermission } from '../session/session.ts'
import { Header } from '../shell/header.tsx'
import { Button } from '../ui/button.tsx'
import { CardSkeletons } from '../ui/list/card-grid.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { OnceAllowed } from '../ui/state/once-allowed.tsx'
import { NotLoaded } from '../ui/state/record-state.tsx'
import { SectionNotice } from '../ui/state/section-notice.tsx'
import { type EquipmentOpen, equipmentHref, readAddress } from './address.ts'
import { CategoriesDialog } from './categories-dialog.tsx'
import { EquipmentCards } from './equipment-cards.tsx'
import { EquipmentDialog } from './equipment-dialog.tsx'
import { EquipmentFilters } from './filters.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useEquipment } from './queries.ts'

/** The equipment catalogue: its pieces, its categories and their icons, and what is imported. */
export default function EquipmentSection() {
  const address = readAddress(useAddress().search)
  const mayManage = useHasPermission('equipment.manage')
  const list = useEquipment(address)
  const categories = list.data?.pages.at(-1)?.categories ?? []
  const { q, category } = address
  const show = useCallback((open: EquipmentOpen) => goTo(equipmentHref({ q, category, open })), [q, category])
  return (
    <>
      <Header>
        <Button icon={Shapes} iconOnly="narrow" disabled={!mayManage} onClick={() => show({ form: 'categories' })}>
          Categories
        </Button>
        <Button icon={FileUp} iconOnly="narrow" disabled={!mayManage} onClick={() => show({ form: 'import' })}>
          Import
        </Button>
        <Button kind="main" icon={Plus} iconOnly="narrow" disabled={!mayManage} onClick={() => show({ form: 'new' })}>
          Add Equipment
        </Button>
      </Header>
      <EquipmentFilters address={address} categories={categories} />
      <SectionBody busy={list.isPlaceholderData}>
        {!mayManage && <SectionNotice>Your account may look at the equipment, but not change it.</SectionNotice>}
        <Loaded
          query={list}
          failed="The equipment could not be loaded"
          skeleton={<CardSkeletons label="Loading equipment" cards={9} />}
        >
          {({ pages }) => (
            <EquipmentCards
              pieces={pages.flatMap((page) => page.records)}
              list={list}
              address={address}
              mayManage={mayManage}
              onOpen={show}
            />
          )}
        </Loaded>
      </SectionBody>
      <OnceAllowed key={equipmentHref(address)} allowed={mayManage}>
        <OpenDialog
          open={address.open}
          categories={list.data ? categories : null}
          list={list}
          onClose={() => show(null)}
        />
      </OnceAllowed>
    </>
  )
}

interface OpenDialogProps {
  open: EquipmentOpen
  /** `null` until they are known; only the dialog about them needs them. */
  categories: readonly EquipmentCategory[] | null
  /** The list that has them. */
  list: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
}

/** The dialog that the address opens over the list. */
function OpenDialog({ open, categories, list, onClose }: OpenDialogProps) {
  if (open === null) return null
  switch (open.form) {
    case 'import':
      return <ImportDialog onClose={onClose} />
    case 'categories':
      if (categories) return <CategoriesDialog categories={categories} onClose={onClose} />
      return list.isError && <NotLoaded title="Manage Categories" query={list} onClose={onClose} />
    default:
      return <EquipmentDialog open={open} categories={categories ?? []} onClose={onClose} />
  }
}
