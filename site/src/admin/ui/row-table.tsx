import type { ComponentProps, ReactNode } from 'react'
import css from './row-table.module.css'

interface Props extends ComponentProps<'table'> {
  /** What the table holds, for those who listen. */
  caption: string
  /** The cells of its head. */
  head: ReactNode
}

/** A table each of whose rows opens something; the sheet of its section sets `--columns`, `--gap` and the `--height` of a row. */
export function RowTable({ caption, head, className, children, ...rest }: Props) {
  return (
    <table {...rest} className={`${css.table} ${className}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr className={css.head}>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A row, which a `RowLink` in it opens wherever it is pressed. */
export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={`${css.row} ${className}`} />
}

/** The words of a row that say what it opens. */
export function RowLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={css.open}>
      {children}
    </a>
  )
}
