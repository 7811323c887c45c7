import type { ReactNode } from 'react'
import { CardGrid } from '../ui/list/card-grid.tsx'
import { ShowMore } from '../ui/list/show-more.tsx'
import { useIncrementalList } from '../ui/list/use-incremental-list.ts'

// A step is to take less than a third of a second on a slow computer.
const AT_ONCE = 40

interface Props<Item> {
  label: string
  records: readonly Item[]
  /** Draws the card of a record. */
  children: (record: Item) => ReactNode
}

/** Records as cards: the first ones, and as many more whenever the end comes into view. */
export function FirstCards<Item>({ label, records, children }: Props<Item>) {
  const { shown, list } = useIncrementalList(records, AT_ONCE)
  return (
    <>
      <CardGrid label={label} wide>
        {shown.map(children)}
      </CardGrid>
      <ShowMore list={list} />
    </>
  )
}
