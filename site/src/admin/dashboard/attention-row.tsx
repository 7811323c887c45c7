import { CalendarDays, Hammer, Mail } from 'lucide-react'
import { Children, type ReactNode, useId, useState } from 'react'
import { type RecordKind, recordHref, SECTION_OF } from '../record-href.ts'
import { Button } from '../ui/button.tsx'
import css from './attention.module.css'
import { useMayOpen } from './use-may-open.ts'

/** How many rows a group shows until expanded. */
const FIRST = 8

const KIND = {
  rental: { noun: 'rental request', icon: CalendarDays },
  custom_build: { noun: 'custom build request', icon: Hammer },
  contact: { noun: 'message', icon: Mail },
} as const

interface GroupProps {
  title: string
  /** How many there are in total; the first of them are the rows. */
  count: number
  children: ReactNode
}

/** Rows of one kind; absent where there are none. */
export function AttentionGroup({ title, count, children }: GroupProps) {
  const id = useId()
  const [all, showAll] = useState(false)
  const rows = Children.toArray(children)
  const more = rows.length - FIRST
  if (rows.length === 0) return null
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title} <span className={css.count}>{count}</span>
      </h3>
      <ul className={css.rows}>{all ? rows : rows.slice(0, FIRST)}</ul>
      {!all && more > 0 && (
        <Button kind="quiet" onClick={() => showAll(true)}>
          {`Show ${more} more`}
        </Button>
      )}
    </section>
  )
}

interface RowProps {
  kind: RecordKind
  id: number
  name: string
  about: string
  when: ReactNode
  /** True for what should not wait any longer. */
  isPressing: boolean
}

/** One thing to do, which leads to its record. */
export function AttentionRow({ kind, id, name, about, when, isPressing }: RowProps) {
  const open = useMayOpen(SECTION_OF[kind])
  const { noun, icon: Icon } = KIND[kind]
  return (
    <li className={css.row}>
      <Icon className={css.icon} aria-hidden="true" size={16} />
      <span className={css.words}>
        <span className={css.name}>
          {open ? <a href={recordHref(kind, id)}>{name}</a> : name}
          <span className="visually-hidden">, {noun}</span>
        </span>
        <span className={css.about}>{about}</span>
      </span>
      <span className={css.when} data-pressing={isPressing}>
        {when}
      </span>
    </li>
  )
}
