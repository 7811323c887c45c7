import { Children, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '#contract/text/number-format'
import { sectionHref } from '../router.ts'
import type { SectionKey } from '../section-key.ts'
import { useMayOpenOf } from '../session/use-may-open.ts'
import { Button } from '../ui/button.tsx'
import css from './attention.module.css'

/** How many rows a group shows until expanded. */
const FIRST = 8

/** A section's list in one state, to link to; not shown to an account that may not open it. */
export interface Rest {
  section: SectionKey
  label: string
  status: string
}

interface Props {
  title: string
  /** How many there are in total, and whether there are still more; the first of them are the rows. */
  count: number
  isMore?: boolean
  /** The lists that hold the entries without a row. */
  rest?: readonly Rest[]
  children: ReactNode
}

/** Rows of one kind; absent where there are none. */
export function AttentionGroup({ title, count, isMore = false, rest = [], children }: Props) {
  const id = useId()
  const [all, showAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const rows = Children.toArray(children)
  const more = rows.length - FIRST
  // A single one takes no more room than the button.
  const isWhole = all || more <= 1
  const showMore = () => {
    flushSync(() => showAll(true))
    // The button disappears and would take the focus with it.
    list.current?.children[FIRST]?.querySelector('a')?.focus()
  }
  if (rows.length === 0) return null
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title} <span className={css.count}>{`${formatNumber(count)}${isMore ? '+' : ''}`}</span>
      </h3>
      <ul ref={list}>{isWhole ? rows : rows.slice(0, FIRST)}</ul>
      {!isWhole && (
        <Button kind="quiet" onClick={showMore}>
          {`Show ${more} more`}
        </Button>
      )}
      {isWhole && (isMore || count > rows.length) && <WholeLists lists={rest} />}
    </section>
  )
}

function WholeLists({ lists }: { lists: readonly Rest[] }) {
  const mayOpen = useMayOpenOf()
  const open = lists.filter(({ section }) => mayOpen(section))
  if (open.length === 0) return null
  return (
    <p className={css.rest}>
      More in
      {open.map(({ section, label, status }) => (
        <a key={label} href={sectionHref(section, { status })}>
          {label}
        </a>
      ))}
    </p>
  )
}
