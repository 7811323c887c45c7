import type { ReactNode } from 'react'
import css from './card-grid.module.css'
import skeleton from './skeleton.module.css'
import { useReturningCard } from './use-returning-card.ts'

interface GridProps {
  label: string
  /** For cards whose rows and buttons need more room than others. */
  wide?: boolean
}

/** Records as cards, as many side by side as there is room for. */
export function CardGrid({ label, wide, children }: GridProps & { children: ReactNode }) {
  return (
    <ul className={css.grid} data-wide={wide} aria-label={label}>
      {children}
    </ul>
  )
}

interface CardProps {
  /** The record's `cardKey`, where a deletion can be undone. */
  recordKey?: string
  title: string
  /** Small text beside the title. */
  note?: string | undefined
  /** States of the record, side by side. */
  badges?: ReactNode
  /** Drawn above everything else, from edge to edge. */
  picture?: ReactNode
  /** The actions on the record. */
  actions: ReactNode
  children: ReactNode
}

/** One record. */
export function Card({ recordKey, title, note, badges, picture, actions, children }: CardProps) {
  const ref = useReturningCard<HTMLLIElement>(recordKey)
  return (
    <li ref={ref} tabIndex={recordKey === undefined ? undefined : -1} className={css.card}>
      {picture}
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.title}>
            <bdi>{title}</bdi> {note && <span className={css.note}>{note}</span>}
          </h2>
          {badges && <div className={css.badges}>{badges}</div>}
        </div>
        {children}
      </div>
      <div className={css.actions}>{actions}</div>
    </li>
  )
}

/** Grey placeholder cards while a grid loads; `label` tells screen readers what is loading. */
export function CardSkeletons({ label, wide, cards = 6 }: GridProps & { cards?: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={`${css.grid} ${skeleton.late}`} data-wide={wide} aria-hidden="true">
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a skeleton have no other name
          <div key={card} className={css.card}>
            <div className={css.body}>
              <span className={skeleton.bar} />
              <span className={skeleton.bar} />
              <span className={skeleton.bar} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
