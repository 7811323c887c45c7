import { useEffect, useMemo, useRef } from 'react'
import type { ApiLog, ErrorLog } from '#contract/log'
import { momentInSeconds } from '#domain/moments'
import { Row, RowBody, RowLink, RowTable } from '../ui/list/row-table.tsx'
import { type LogAddress, logHref } from './address.ts'
import type { LogKind } from './kind.ts'
import css from './log-table.module.css'

interface Props<Entry extends ApiLog | ErrorLog> {
  kind: LogKind<Entry>
  address: LogAddress
  logs: readonly Entry[]
}

/** Entries in rows, each of which opens its entry; on a phone each row becomes a card. */
export function LogTable<Entry extends ApiLog | ErrorLog>({ kind, address, logs }: Props<Entry>) {
  const table = useRef<HTMLTableElement>(null)
  const page = useRef(address.page)
  // A new page begins at its top; not the first one, which Back may restore further down.
  useEffect(() => {
    if (page.current === address.page) return
    page.current = address.page
    table.current?.parentElement?.scrollTo(0, 0)
  }, [address.page])
  return (
    <RowTable
      ref={table}
      className={css.table}
      data-log={kind.section}
      caption="Log entries, newest first"
      head={['Time', ...kind.columns].map((column) => (
        <th key={column} scope="col" data-amounts={column === kind.amounts || undefined}>
          {column}
        </th>
      ))}
    >
      <RowBody
        rows={logs.map((entry) => (
          <EntryRow key={entry.id} kind={kind} entry={entry} href={logHref(kind, { ...address, open: entry.id })} />
        ))}
      />
    </RowTable>
  )
}

interface RowProps<Entry extends ApiLog | ErrorLog> {
  kind: LogKind<Entry>
  entry: Entry
  href: string
}

// `memo` would lose the type of the entry.
function EntryRow<Entry extends ApiLog | ErrorLog>({ kind, entry, href }: RowProps<Entry>) {
  return useMemo(() => <WholeRow kind={kind} entry={entry} href={href} />, [kind, entry, href])
}

function WholeRow<Entry extends ApiLog | ErrorLog>({ kind, entry, href }: RowProps<Entry>) {
  const [name, ...others] = kind.cells(entry)
  return (
    <Row className={css.row}>
      <td className={css.time}>
        <time dateTime={entry.timestamp}>{momentInSeconds(entry.timestamp)}</time>
      </td>
      <th scope="row" className={css.name}>
        <RowLink href={href}>{name}</RowLink>
      </th>
      {others.map((cell, index) => {
        const column = kind.columns[index + 1]
        return (
          <td key={column} className={css.cell} data-amounts={column === kind.amounts || undefined}>
            {cell}
          </td>
        )
      })}
    </Row>
  )
}
