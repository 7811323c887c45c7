import { useCallback } from 'react'
import { capitalized } from '#domain/letter-case'
import { RowBody, RowTable } from '../ui/list/row-table.tsx'
import { deskHref } from './address.ts'
import type { DeskRequest } from './desk.ts'
import type { DeskProps } from './request-desk.tsx'
import { runsOf } from './runs.ts'
import css from './table.module.css'
import type { useSelection } from './use-selection.ts'

interface Props<S extends string, R extends DeskRequest<S>> extends DeskProps<S, R> {
  requests: readonly R[]
  choice: Pick<ReturnType<typeof useSelection<S, R>>, 'choose' | 'stateOf' | 'mayChoose'>
}

/** Requests in rows; on a phone each row becomes a card. */
export function RequestTable<S extends string, R extends DeskRequest<S>>(props: Props<S, R>) {
  const { parts, address, requests, choice } = props
  const { desk, Row } = parts
  const closed = deskHref(desk, { ...address, open: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same until more of the address changes than the open request
  const hrefOf = useCallback((id: number) => deskHref(desk, { ...address, open: id }), [desk, closed])
  const columns = [
    ['customer', 'Customer'],
    ['subject', desk.columns.subject],
    ['detail', desk.columns.detail],
    ['price', desk.columns.price],
    ['status', 'Status'],
    ['received', 'Received'],
  ] as const
  return (
    <RowTable
      className={css.table}
      data-desk={desk.noun}
      data-choice={choice.mayChoose}
      caption={`${capitalized(desk.name)}s, newest first`}
      head={
        <>
          {choice.mayChoose && (
            <th scope="col">
              <span className="visually-hidden">Chosen</span>
            </th>
          )}
          {columns.map(
            ([column, words]) =>
              words !== null && (
                <th key={column} scope="col" className={css[column]}>
                  {words}
                </th>
              ),
          )}
        </>
      }
    >
      {runsOf(requests).map(({ key, run }) => (
        <RowBody
          key={key}
          rows={run.map((request) => (
            <Row
              key={request.id}
              request={request}
              isOpen={request.id === address.open}
              hrefOf={hrefOf}
              chosen={choice.stateOf(request)}
              onChoose={choice.choose}
            />
          ))}
        />
      ))}
    </RowTable>
  )
}
