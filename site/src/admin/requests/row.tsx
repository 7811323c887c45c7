import type { ReactNode } from 'react'
import { Age } from '../ui/age.tsx'
import { Row, RowLink } from '../ui/list/row-table.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import type { Desk, DeskRequest } from './desk.ts'
import type { RowProps } from './request-desk.tsx'
import css from './table.module.css'
import { rowId } from './use-return-to-row.ts'

interface Props<S extends string, R extends DeskRequest<S>> extends RowProps<R> {
  desk: Desk<S>
  subject: ReactNode
  detail: ReactNode
  /** Absent for kinds without a price. */
  price?: string
  priceState?: string
}

/** One request in the list; the whole row opens it. */
export function RequestRow<S extends string, R extends DeskRequest<S>>(props: Props<S, R>) {
  const { desk, request, isOpen, hrefOf, chosen, onChoose, subject, detail, price, priceState } = props
  const { id, customer_name, status, withdrawn_at, created_at } = request
  return (
    <Row className={css.row} data-open={isOpen}>
      {chosen !== undefined && (
        <td className={css.choice}>
          {chosen !== null && (
            <label className={css.choose}>
              <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(id, target.checked)} />
              <span className="visually-hidden">
                Choose #{id}, {customer_name}
              </span>
            </label>
          )}
        </td>
      )}
      <th scope="row" className={css.customer}>
        <RowLink id={rowId(desk, id)} href={hrefOf(id)} aria-current={isOpen ? 'true' : undefined}>
          {customer_name}
        </RowLink>
        <span className={`${css.small} ${css.about}`}>
          <span>#{id}</span>
          <span className={css.since}>
            <Age instant={created_at} />
          </span>
        </span>
      </th>
      <td className={css.subject}>{subject}</td>
      <td className={css.detail}>{detail}</td>
      {price !== undefined && (
        <td className={css.price}>
          {price}
          {priceState && <Small>{priceState}</Small>}
        </td>
      )}
      <td className={css.status}>
        <StateBadge look={desk.looks[status]} />
        {withdrawn_at && <Small>Withdrawn</Small>}
      </td>
      <td className={css.received}>
        <Age instant={created_at} />
      </td>
    </Row>
  )
}

/** Text clamped to two lines. */
export function Clamped({ children }: { children: ReactNode }) {
  return <span className={css.clamped}>{children}</span>
}

/** Text on one line, truncated. */
export function OneLine({ children }: { children: string }) {
  return (
    <span className={css.oneLine} title={children}>
      {children}
    </span>
  )
}

/** Small text beside or below other text. */
export function Small({ children }: { children: ReactNode }) {
  return <span className={css.small}>{children}</span>
}
