import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import css from './row-table.module.css'

interface Props extends ComponentProps<'table'> {
  /** What the table shows, for screen readers. */
  caption: string
  /** The cells of its head. */
  head: ReactNode
}

/**
 * A table whose rows, each in a `RowBody`, open something; its section's style sheet sets `--columns`, `--gap` and the `--height` of
 * a row.
 */
export function RowTable({ caption, head, className, children, ...rest }: Props) {
  return (
    <table {...rest} className={`${css.table} ${className}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr className={css.head}>{head}</tr>
      </thead>
      {children}
    </table>
  )
}

/** Some rows that follow each other. Out of view they are skipped together: a thousand rows take long even one by one. */
export function RowBody({ rows }: { rows: readonly ReactNode[] }) {
  const style: CSSProperties & Record<'--rows', number> = { '--rows': rows.length }
  return (
    <tbody className={css.rows} style={style}>
      {rows}
    </tbody>
  )
}

/** A row that is clickable all over, through the `RowLink` in it. */
export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={`${css.row} ${className}`} />
}

/** The text of a row that says what it opens. */
export function RowLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={css.open}>
      {children}
    </a>
  )
}
