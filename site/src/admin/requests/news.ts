import type { DecidedRequest, Desk } from './desk.ts'
import { requestPrice } from './words.ts'

const ASK_AGAIN = 'The customer has accepted the price, and would have to accept a new one again.'

/** What changed in a request between two reads that no field of its form shows; '' for nothing. */
export function newsOf<S extends string>(desk: Desk<S>, before: DecidedRequest<S>, now: DecidedRequest<S>): string {
  return newsIn(desk, before, now, ASK_AGAIN).join(' ')
}

/** Like `newsOf`, with the price and the days, for where no field shows them either. */
export function allNewsOf<S extends string>(desk: Desk<S>, before: DecidedRequest<S>, now: DecidedRequest<S>): string {
  const { final_price } = now
  const price = `Its final price is ${final_price === null ? 'not set' : requestPrice({ final_price, estimated_price: null })} now.`
  return [
    ...newsIn(desk, before, now, 'The customer has accepted the price.'),
    ...(final_price === before.final_price ? [] : [price]),
    ...(now.earlier_days?.length === before.earlier_days?.length ? [] : ['Its days were changed.']),
  ].join(' ')
}

function newsIn<S extends string>(
  { looks }: Desk<S>,
  before: DecidedRequest<S>,
  now: DecidedRequest<S>,
  accepted: string,
): string[] {
  if (now.withdrawn_at !== null && now.withdrawn_at !== before.withdrawn_at) return ['The customer has withdrawn it.']
  const sentences = [
    now.status !== before.status && `It is ${looks[now.status].label.toLowerCase()} now.`,
    now.accepted_at !== null && now.accepted_at !== before.accepted_at && accepted,
    now.corrections.length > before.corrections.length && 'The customer’s details were corrected.',
  ]
  return sentences.filter((sentence) => sentence !== false)
}
