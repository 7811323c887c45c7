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
import { useReturnToRow } from './use-return-to-row.ts'

/** A kind of request with the parts of its section that are its own. */
export interface DeskParts<S extends string, R extends DeskRequest<S>> {
  desk: Desk<S>
  queries: DeskQueries<S, R>
  /** A request in the list. */
  Row: ComponentType<RowProps<R>>
  /** Everything an open request says. */
  Facts: ComponentType<{ request: R; onReload: () => Promise<R | undefined> }>
  /** What to do where there is none at all. */
  nothing: ReactNode
}

/** What a row of the list is given. */
export interface RowProps<R> {
  request: R
  isOpen: boolean
  href: string
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
  const { desk, queries } = parts
  const address = readAddress(desk, useAddress().search)
  const { status, q, open } = address
  const requests = queries.useList({ status, q })
  useReturnToRow(desk, open)
  return (
    <>
      <Header>{tools}</Header>
      <RequestFilters desk={desk} address={address} counts={requests.data?.pages.at(-1)?.counts}>
        <div className={css.desk}>
          <RequestList parts={parts} address={address} requests={requests} />
          {open !== null && <RequestDetail key={open} parts={parts} id={open} address={address} />}
        </div>
      </RequestFilters>
    </>
  )
}
