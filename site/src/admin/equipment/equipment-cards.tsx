import { PackageOpen, SearchX } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Equipment } from '#contract/catalogue/equipment'
import catalogue from '../catalogue/catalogue.module.css'
import { Button } from '../ui/button.tsx'
import { CardGrid } from '../ui/list/card-grid.tsx'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { type EquipmentAddress, type EquipmentOpen, equipmentHref } from './address.ts'
import { EquipmentCard } from './equipment-card.tsx'

interface Props {
  pieces: readonly Equipment[]
  list: ComponentProps<typeof ShowMore>['list'] & ComponentProps<typeof FoundStatus>['list']
  address: EquipmentAddress
  mayManage: boolean
  onOpen: (open: EquipmentOpen) => void
}

/** The pieces as cards, or why there are none. */
export function EquipmentCards({ pieces, list, address, mayManage, onOpen }: Props) {
  const ref = useFocusFallback<HTMLDivElement>(`${mayManage} ${pieces.map(({ id }) => id).join()}`)
  return (
    <div ref={ref} tabIndex={-1} className={catalogue.list}>
      <FoundStatus filter={`${address.category} ${address.q}`.trim()} count={pieces.length} list={list} />
      {pieces.length > 0 ? (
        <CardGrid label="Equipment">
          {pieces.map((piece) => (
            <EquipmentCard key={piece.id} piece={piece} mayManage={mayManage} onOpen={onOpen} />
          ))}
        </CardGrid>
      ) : (
        <NoEquipment address={address} mayManage={mayManage} onOpen={onOpen} />
      )}
      <ShowMore list={list} />
    </div>
  )
}

function NoEquipment({ address: { q, category }, mayManage, onOpen }: Pick<Props, 'address' | 'mayManage' | 'onOpen'>) {
  if (!q && !category) {
    return (
      <EmptyState icon={PackageOpen} title="No equipment found">
        <p>Add the first piece, or import a list: visitors choose from it when they design a trailer.</p>
        {mayManage && <Button onClick={() => onOpen({ form: 'new' })}>Add Equipment</Button>}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={SearchX} title="No equipment found">
      <p>
        Nothing{category && ` in ${category}`}
        {q ? ` matches “${q}”.` : ' right now.'}
      </p>
      <a href={equipmentHref({ q: '', category: '', open: null })}>Show all equipment</a>
    </EmptyState>
  )
}
