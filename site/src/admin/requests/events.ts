import { rangeInWords } from '#domain/days'
import { type Change, changesOf } from '../audit/changes.ts'
import type { StateLook } from '../status-looks.ts'
import type { DecidedRequest, Desk } from './desk.ts'
import { requestPrice } from './words.ts'

/** Something that happened to a request, for its history. */
export interface RequestEvent {
  at: string
  /** The label of the state before a move; absent for anything else. */
  from?: string
  what: string
  tone?: StateLook['tone']
  by?: string | null | undefined
  reason?: string | null
  /** What a correction changed. */
  changes?: readonly Change[]
}

/**
 * What happened to `request`, newest first: its moves, arrival, final price, earlier days and corrections, and when its acceptance
 * began and ended.
 */
export function eventsOf<S extends string>({ looks, noun }: Desk<S>, request: DecidedRequest<S>): RequestEvent[] {
  const { history, created_at, final_price, priced_at, priced_by, accepted_at, acceptance_ended_at } = request
  const moves = history.map(({ from, to, ...event }) => ({
    ...event,
    from: looks[from].label,
    what: looks[to].label,
    tone: looks[to].tone,
  }))
  const ending = history.find(({ at }) => at === acceptance_ended_at)
  const edited = noun === 'rental' ? 'price or days were changed' : 'the price was changed'
  const moved = ending?.to === 'pending' ? 'the request was reopened' : 'the request was withdrawn'
  const told = (at: string | null, what: string, by?: string | null) => (at === null ? [] : [{ at, what, by }])
  const price = requestPrice({ final_price, estimated_price: null })
  const agreed = [
    ...(request.earlier_days ?? []).map(({ start, end, by, at }) => ({
      at,
      what: `Days moved from ${rangeInWords(start, end)}`,
      by,
    })),
    ...request.corrections.map(({ before, after, by, at }) => ({
      at,
      what: 'Customer’s details corrected',
      by,
      changes: changesOf({ noun, before, after, names: {} }),
    })),
    ...told(priced_at, `Final price set to ${price}`, priced_by),
    ...told(acceptance_ended_at, `The customer’s acceptance ended: ${ending ? moved : edited}`),
    ...told(accepted_at, 'Price accepted by the customer'),
  ]
  const later = [...moves, ...agreed].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return [{ at: created_at, what: 'Request received' }, ...later].reverse()
}
