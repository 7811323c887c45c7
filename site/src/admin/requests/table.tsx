import { deskHref } from './address.ts'
import type { DeskRequest } from './desk.ts'
import type { InDesk } from './request-desk.tsx'
import css from './table.module.css'

interface Props<S extends string, R extends DeskRequest<S>> extends InDesk<S, R> {
  quotes: readonly R[]
}

/** Requests in rows; on a phone each row becomes a card. */
export function RequestTable<S extends string, R extends DeskRequest<S>>({ parts, address, quotes }: Props<S, R>) {
  const { desk, Row } = parts
  const columns = [
    ['customer', 'Customer'],
    ['subject', desk.columns.subject],
    ['detail', desk.columns.detail],
    ['price', 'Price'],
    ['status', 'Status'],
    ['received', 'Received'],
  ] as const
  return (
    <table className={css.table} data-desk={desk.noun}>
      <caption className="visually-hidden">
        {desk.name.charAt(0).toUpperCase() + desk.name.slice(1)}s, newest first
      </caption>
      <thead>
        <tr className={css.head}>
          {columns.map(([column, words]) => (
            <th key={column} scope="col" className={css[column]}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quotes.map((request) => (
          <Row
            key={request.id}
            request={request}
            isOpen={request.id === address.open}
            href={deskHref(desk, { ...address, open: request.id })}
          />
        ))}
      </tbody>
    </table>
  )
}
