import { type ReactNode, useState } from 'react'
import { CardGrid } from '../ui/card-grid.tsx'
import { ShowMore } from '../ui/show-more.tsx'

const AT_ONCE = 100

interface Props<Item> {
  label: string
  records: readonly Item[]
  /** Draws the card of a record. */
  children: (record: Item) => ReactNode
}

/** Records as cards: the first hundred, and a hundred more whenever the end comes into view. */
export function FirstCards<Item>({ label, records, children }: Props<Item>) {
  const [most, setMost] = useState(AT_ONCE)
  const list = {
    hasNextPage: records.length > most,
    isFetching: false,
    isFetchNextPageError: false,
    error: null,
    fetchNextPage: () => setMost(most + AT_ONCE),
  }
  return (
    <>
      <CardGrid label={label}>{records.slice(0, most).map(children)}</CardGrid>
      <ShowMore list={list} />
    </>
  )
}
