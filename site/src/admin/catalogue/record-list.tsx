import { PackageOpen, SearchX } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { CardGrid } from '../ui/list/card-grid.tsx'
import { FoundStatus } from '../ui/list/found-status.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { type CatalogueAddress, catalogueHref } from './address.ts'
import css from './catalogue.module.css'
import type { CatalogueRecord, Kind } from './kind.ts'
import type { Open } from './open-record.ts'
import { RecordCard } from './record-card.tsx'

interface Props<R extends CatalogueRecord, In extends FieldValues, Out> {
  kind: Kind<R, In, Out>
  address: CatalogueAddress
  list: ComponentProps<typeof ShowMore>['list'] & ComponentProps<typeof FoundStatus>['list']
  records: readonly R[]
  mayManage: boolean
  onOpen: (open: Open) => void
}

/** The records as cards, or why there are none. */
export function RecordList<R extends CatalogueRecord, In extends FieldValues, Out>(props: Props<R, In, Out>) {
  const { kind, address, list, records, mayManage, onOpen } = props
  const { q, status } = address
  const ref = useFocusFallback<HTMLDivElement>(`${mayManage} ${records.map(({ id }) => id).join()}`)
  return (
    <div ref={ref} tabIndex={-1} className={css.list}>
      <FoundStatus filter={q || status !== 'all' ? `${status} ${q}` : ''} count={records.length} list={list} />
      {records.length > 0 ? (
        <CardGrid label={kind.words.plural}>
          {records.map((record) => (
            <RecordCard key={record.id} kind={kind} record={record} mayManage={mayManage} onOpen={onOpen} />
          ))}
        </CardGrid>
      ) : (
        <Nothing {...props} />
      )}
      <ShowMore list={list} />
    </div>
  )
}

function Nothing<R extends CatalogueRecord, In extends FieldValues, Out>({
  kind: { section, words, statuses },
  address,
  mayManage,
  onOpen,
}: Props<R, In, Out>) {
  const { q, status } = address
  if (!q && status === 'all') {
    return (
      <EmptyState icon={PackageOpen} title={words.none}>
        <p>{words.begin}</p>
        {mayManage && <Button onClick={() => onOpen({ form: 'new' })}>{words.add}</Button>}
      </EmptyState>
    )
  }
  const label = statuses[status]?.label.toLowerCase()
  return (
    <EmptyState icon={SearchX} title={words.none}>
      <p>{q ? `Nothing${label ? ` ${label}` : ''} here matches “${q}”.` : `None is ${label} right now.`}</p>
      <a href={catalogueHref(section, { ...address, q: '', status: 'all' })}>Show all {words.plural}</a>
    </EmptyState>
  )
}
