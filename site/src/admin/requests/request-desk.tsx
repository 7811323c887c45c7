import type { ComponentType, ReactNode } from 'react'
import { useAddress } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { readAddress } from './address.ts'
import css from './desk.module.css'
import type { Desk, DeskAddress, DeskRequest } from './desk.ts'
import { RequestDetail } from './detail.tsx'
import { RequestFilters } from './filters.tsx'
import { RequestList } from './list.tsx'
import type { DeskQueries } from './queries.ts'
import { useNext } from './use-next.ts'
import { useReturnToRow } from './use-return-to-row.ts'

/** A kind of request with the parts of its section that are its own. */
export interface DeskParts<S extends string, R extends DeskRequest<S>> {
  desk: Desk<S>
  queries: DeskQueries<S, R>
  /** A request in the list. */
  Row: ComponentType<RowProps<R>>
  /** Everything an open request says. */
  Facts: ComponentType<OpenProps<R>>
  /** What can become of an open request. */
  Moves: ComponentType<OpenProps<R>>
  /** What to do where there is none at all. */
  nothing: ReactNode
  /** Words of the header about all there are. */
  total?: (counts: Record<S, number>) => string
}

/** What a row of the list is given. */
export interface RowProps<R> {
  request: R
  isOpen: boolean
  href: string
  /** Whether it is chosen for what is done to several at once; `null` where it cannot be, absent where nothing can. */
  chosen?: boolean | null | undefined
  onChoose: (id: number, chosen: boolean) => void
}

/** What the parts of an open request are given. */
export interface OpenProps<R> {
  request: R
  /** Loads the request as it is now. */
  onReload: () => Promise<R | undefined>
}

/** What the parts of a section pass on. */
export interface InDesk<S extends string, R extends DeskRequest<S>> {
  parts: DeskParts<S, R>
  address: DeskAddress<S>
}

interface Props<S extends string, R extends DeskRequest<S>> {
  parts: DeskParts<S, R>
  /** Stands in the header. */
  tools?: ReactNode
}

/** The section of a kind of request: what came in, and what becomes of it. */
export function RequestDesk<S extends string, R extends DeskRequest<S>>({ parts, tools }: Props<S, R>) {
  const { desk, queries, total } = parts
  const address = readAddress(desk, useAddress().search)
  const { status, q, open } = address
  const requests = queries.useList({ status, q })
  const counts = requests.data?.pages[0]?.counts
  const next = useNext(requests.data?.pages.flatMap((page) => page.quotes) ?? [], open)
  useReturnToRow(desk, { open, view: status, next: next?.id })
  return (
    <>
      <Header>
        {total && counts && <span className={css.total}>{total(counts)}</span>}
        {tools}
      </Header>
      <RequestFilters desk={desk} address={address} counts={counts}>
        <div className={css.desk}>
          <RequestList parts={parts} address={address} requests={requests} />
          {open !== null && <RequestDetail key={open} parts={parts} id={open} address={address} next={next} />}
        </div>
      </RequestFilters>
    </>
  )
}
