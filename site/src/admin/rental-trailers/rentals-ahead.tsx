import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { type Ahead, RentalsAhead, type Trailer, TrailerStatus } from '#contract/catalogue/trailer'
import { rangeInWords } from '#domain/days'
import { call } from '../api/call.ts'
import { recordHref } from '../record-href.ts'
import { Notice } from '../ui/state/notice.tsx'
import type { TrailerValues } from './form.ts'
import css from './rentals-ahead.module.css'
import { approvedInWords, pendingInWords, restInWords, type Warning } from './words.ts'

const UNREAD = 'Could not check whether this trailer has rentals or requests ahead. Look under Rentals first.'

// Then the question is asked without them: a question that comes after half a minute is no longer expected.
const QUESTION_TIMEOUT_MS = 5000

function readAhead(id: number, options: { signal?: AbortSignal; timeoutMs?: number }): Promise<RentalsAhead> {
  return call(RentalsAhead, `/api/trailers/${id}/rentals-ahead`, options)
}

/** What to know before a trailer is deleted: whose rentals and requests it has ahead. `null` if nobody's. */
export async function warnOfRentals({ id }: Trailer): Promise<ReactNode> {
  const ahead = await readAhead(id, { timeoutMs: QUESTION_TIMEOUT_MS }).catch(() => null)
  if (ahead && !isWanted(ahead)) return null
  return <p>{ahead ? <Rentals ahead={ahead} /> : UNREAD}</p>
}

/** The same as a note in a trailer's form, shown once its status takes the trailer out of service. */
export function withdrawalNote({ id }: Trailer): ReactNode {
  return <WithdrawalNote id={id} />
}

function WithdrawalNote({ id }: { id: number }) {
  // Read with the form, so that it is there when the status is chosen.
  const { data, isError } = useQuery({
    queryKey: ['rental-trailers', 'ahead', id],
    queryFn: ({ signal }) => readAhead(id, { signal }),
  })
  const status = useWatch<TrailerValues, 'status'>({ name: 'status' })
  const isWithdrawn = status === TrailerStatus.enum.maintenance
  const words = isError ? UNREAD : data && isWanted(data) && <Rentals ahead={data} />
  return <div role="status">{isWithdrawn && words && <Notice tone="waiting">{words}</Notice>}</div>
}

function isWanted({ approved, pending }: RentalsAhead): boolean {
  return approved.total + pending.total > 0
}

// Only elements that are allowed in a paragraph, as in the question before a deletion.
function Rentals({ ahead: { approved, pending } }: { ahead: RentalsAhead }) {
  return (
    <span className={css.kinds}>
      <Requests ahead={approved} words={approvedInWords(approved)} />
      <Requests ahead={pending} words={pendingInWords(pending)} />
    </span>
  )
}

function Requests({ ahead, words }: { ahead: Ahead; words: Warning }) {
  if (ahead.total === 0) return null
  const rest = restInWords(ahead)
  return (
    <span className={css.requests}>
      <strong className={css.warning}>{words.count}</strong> {words.todo}
      {ahead.next.map(({ id, customer_name, start, end }) => (
        <span key={id} className={css.rental}>
          {rangeInWords(start, end)}:{' '}
          <a href={recordHref('rental', id)} target="_blank" rel="noreferrer">
            {`${customer_name} (#${id})`}
            <span className="visually-hidden"> in a new window</span>
          </a>
        </span>
      ))}
      {rest && <span className={css.rental}>{rest}</span>}
    </span>
  )
}
