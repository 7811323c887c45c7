import { useRef } from 'react'
import { CategoryRename, type EquipmentCategory } from '#contract/catalogue/equipment'
import { pluralized } from '#contract/text/pluralized'
import { goTo, useAddress } from '../router.ts'
import { isolated } from '../ui/dialog/isolated.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { equipmentHref, readAddress } from './address.ts'
import { renameCategory } from './calls.ts'
import { useEquipmentReload } from './queries.ts'

const Name = CategoryRename.pick({ name: true })

interface Props {
  category: EquipmentCategory
  onClose: () => void
}

/** Gives a category another name; the list that is filtered by it follows. */
export function RenameCategory({ category: { category, count }, onClose }: Props) {
  const address = readAddress(useAddress().search)
  const reload = useEquipmentReload()
  const renamed = useRef('')
  const rename = async ({ name }: Pick<CategoryRename, 'name'>) => {
    const stored = await renameCategory({ category, name })
    await reload()
    renamed.current = stored
    if (stored !== category) toast(`${isolated(category)} is now ${isolated(stored)}.`)
  }
  const fields: readonly Field<'name'>[] = [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: true,
      hint: `It holds ${pluralized(count, 'piece')}. The name of another category merges the two.`,
    },
  ]
  return (
    <ModalForm
      title={`Rename ${category}`}
      size="sm"
      roomy={false}
      action="Rename"
      schema={Name}
      fields={fields}
      start={{ values: { name: category } }}
      onSave={rename}
      onClose={() => {
        onClose()
        if (renamed.current && address.category === category)
          goTo(equipmentHref({ ...address, category: renamed.current }), 'replace')
      }}
    />
  )
}
