import { type ReactNode, useState } from 'react'
import { CardGrid } from '../ui/card-grid.tsx'
import { ShowMore } from '../ui/show-more.tsx'

const AT_ONCE = 100

interface Props<Kept> {
  label: string
  records: readonly Kept[]
  /** Draws the card of a record. */
  children: (record: Kept) => ReactNode
}

/** Records as cards: the first hundred, and a hundred more whenever the end comes into view. */
export function FirstCards<Kept>({ label, records, children }: Props<Kept>) {
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
