import type { ReactNode } from 'react'
import { Age } from '../ui/age.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import type { Desk, DeskRequest } from './desk.ts'
import css from './summary.module.css'

interface Props<S extends string> {
  desk: Desk<S>
  request: DeskRequest<S>
  /** The trailer it is about. */
  subject: string
  /** Its number, which alone tells two of the same name apart; `null` once it is deleted. */
  number: number | null
  /** Note for a trailer that no longer exists. */
  gone: string | null
  /** The extent, such as the days of a rental. */
  measure: ReactNode
  price: string
  /** Whether it is final and accepted; '' for an estimate. */
  priceState: string
}

/** The key facts: the request's status, which trailer, to what extent, at what price. */
export function RequestSummary<S extends string>({
  desk,
  request,
  subject,
  number,
  gone,
  measure,
  price,
  priceState,
}: Props<S>) {
  return (
    <div className={css.summary}>
      <div className={css.line}>
        <StateBadge look={desk.looks[request.status]} />
        <span className={css.soft}>
          Received: <Age instant={request.created_at} />
        </span>
      </div>
      <p className={css.trailer}>
        <bdi>{subject}</bdi> {number !== null && <span className={css.number}>#{number}</span>}
      </p>
      {gone !== null && <p className={css.soft}>{gone}</p>}
      <div className={css.line}>
        <span>{measure}</span>
        <span className={css.total}>
          <strong className={css.price}>{price}</strong>
          {priceState && <span className={css.soft}>{priceState}</span>}
        </span>
      </div>
    </div>
  )
}
