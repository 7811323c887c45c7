import { type ComponentType, type ReactNode, useState } from 'react'
import type { Column } from '../csv.ts'
import { useAddress } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { readAddress } from './address.ts'
import css from './desk.module.css'
import type { Desk, DeskAddress, DeskRequest } from './desk.ts'
import { RequestDetail } from './detail.tsx'
import { ExportButton } from './export-button.tsx'
import { RequestFilters } from './filters.tsx'
import { RequestList } from './list.tsx'
import type { DeskQueries } from './queries.ts'
import type { RejectionOf } from './rejection-mail.tsx'
import { useReturnToRow } from './use-return-to-row.ts'

/** A kind of request with the components specific to its section. */
export interface DeskParts<S extends string, R extends DeskRequest<S>> {
  desk: Desk<S>
  queries: DeskQueries<S, R>
  /** A request in the list. */
  Row: ComponentType<RowProps<R>>
  /** Everything an open request says. */
  Facts: ComponentType<OpenProps<R>>
  /** The moves an open request allows. */
  Moves: ComponentType<OpenProps<R>>
  /** The mail that a rejection would send, where requests can be rejected. */
  rejectionOf?: RejectionOf<R>
  /** What to show where there are none at all. */
  nothing: ReactNode
  /** The columns of a file with the listed requests, where they can be exported. */
  columns?: readonly Column<R>[]
  /** Text in the header about all requests. */
  total?: (counts: Record<S, number>) => string
}

/** Props of a row of the list. */
export interface RowProps<R> {
  request: R
  isOpen: boolean
  /** The address that opens a request. */
  hrefOf: (id: number) => string
  /** Whether it is selected for the bulk action; `null` where it cannot be, absent where nothing can. */
  chosen?: boolean | null | undefined
  onChoose: (id: number, chosen: boolean) => void
}

/** Props of the components of an open request. */
export interface OpenProps<R> {
  request: R
  /** Reloads the request; throws `ApiError` where that fails. */
  onReload: () => Promise<R | undefined>
}

/** Props that the components of a section pass on. */
export interface DeskProps<S extends string, R extends DeskRequest<S>> {
  parts: DeskParts<S, R>
  address: DeskAddress<S>
}

interface Props<S extends string, R extends DeskRequest<S>> {
  parts: DeskParts<S, R>
  /** Shown in the header. */
  tools?: ReactNode
}

/** The section of a kind of request: what came in, and what is decided. */
export function RequestDesk<S extends string, R extends DeskRequest<S>>({ parts, tools }: Props<S, R>) {
  const { desk, queries, columns, total } = parts
  const address = readAddress(desk, useAddress().search)
  const { status, q, open } = address
  const list = queries.useList({ status, q })
  const counts = list.data?.pages[0]?.counts
  const next = useNextRequest(list.data?.pages.flatMap((page) => page.quotes) ?? [], open)
  useReturnToRow(desk, { open, view: status, next: next?.id })
  return (
    <>
      <Header>
        {total && counts && <span className={css.total}>{total(counts)}</span>}
        {tools}
      </Header>
      <RequestFilters
        desk={desk}
        address={address}
        counts={counts}
        tools={
          columns && (
            <ExportButton
              parts={parts}
              columns={columns}
              filter={{ status, q }}
              hasSome={!!list.data?.pages[0]?.quotes.length}
            />
          )
        }
      >
        <div className={css.desk} data-open={open !== null}>
          <RequestList parts={parts} address={address} list={list} />
          {open !== null && <RequestDetail key={open} parts={parts} id={open} address={address} next={next} />}
        </div>
      </RequestFilters>
    </>
  )
}

/** The request after the open one; if a move has removed that from the list, the one that took its place. */
function useNextRequest<R extends { id: number }>(list: readonly R[], open: number | null): R | undefined {
  const index = list.findIndex(({ id }) => id === open)
  const [last, setLast] = useState({ open, index })
  if (index >= 0 && (last.open !== open || last.index !== index)) setLast({ open, index })
  if (open === null) return undefined
  if (index >= 0) return list[index + 1]
  if (last.open !== open || last.index < 0) return undefined
  return list[last.index] ?? list.at(-1)
}
