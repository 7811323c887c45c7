import type { StateLook } from '../status-looks.ts'
import type { DecidedRequest, Desk } from './desk.ts'

/** Something that happened to a request, for its history. */
export interface RequestEvent {
  at: string
  /** The label of the state before a move; absent for anything else. */
  from?: string
  what: string
  tone?: StateLook['tone']
  by?: string
  reason?: string | null
}

/** What happened to `request`, newest first: its moves, and when it came in, got its final price and was accepted. */
export function eventsOf<S extends string>({ looks }: Desk<S>, request: DecidedRequest<S>): RequestEvent[] {
  const { history, created_at, priced_at, accepted_at } = request
  const moves = history.map(({ from, to, ...event }) => ({
    ...event,
    from: looks[from].label,
    what: looks[to].label,
    tone: looks[to].tone,
  }))
  const priced = priced_at === null ? [] : [{ at: priced_at, what: 'Final price set' }]
  const accepted = accepted_at === null ? [] : [{ at: accepted_at, what: 'Price accepted by the customer' }]
  const later = [...moves, ...priced, ...accepted].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return [{ at: created_at, what: 'Request received' }, ...later].reverse()
}
