import { useEffect, useRef } from 'react'
import type { ApiLog, ErrorLog } from '#contract/log'
import { momentInSeconds } from '../time.ts'
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
  // A new page begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useEffect(() => {
    table.current?.parentElement?.scrollTo(0, 0)
  }, [address.page])
  return (
    <table ref={table} className={css.table} data-log={kind.section}>
      <caption className="visually-hidden">Log entries, newest first</caption>
      <thead>
        <tr className={css.head}>
          <th scope="col">Time</th>
          {kind.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {logs.map((entry) => (
          <Row key={entry.id} kind={kind} entry={entry} href={logHref(kind, { ...address, open: entry.id })} />
        ))}
      </tbody>
    </table>
  )
}

function Row<Entry extends ApiLog | ErrorLog>(props: { kind: LogKind<Entry>; entry: Entry; href: string }) {
  const { kind, entry, href } = props
  const [name, ...others] = kind.cells(entry)
  return (
    <tr className={css.row}>
      <td className={css.time}>
        <time dateTime={entry.timestamp}>{momentInSeconds(entry.timestamp)}</time>
      </td>
      <td className={css.name}>
        <a className={css.open} href={href}>
          {name}
        </a>
      </td>
      {others.map((cell, index) => (
        <td key={kind.columns[index + 1]} className={css.cell}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
