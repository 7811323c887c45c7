import type { DecidedRequest, Desk } from './desk.ts'
import { requestPrice } from './words.ts'

const ASK_AGAIN = 'The customer has accepted the price, and would have to accept a new one again.'

/** What changed in a request between two reads that no field of its form shows; '' for nothing. */
export function changesInWords<S extends string>(
  desk: Desk<S>,
  before: DecidedRequest<S>,
  now: DecidedRequest<S>,
): string {
  return changeSentences(desk, before, now, ASK_AGAIN).join(' ')
}

/** Like `changesInWords`, with the price and the days, for where no field shows them either. */
export function allChangesInWords<S extends string>(
  desk: Desk<S>,
  before: DecidedRequest<S>,
  now: DecidedRequest<S>,
): string {
  const { final_price } = now
  const price = `Its final price is ${final_price === null ? 'not set' : requestPrice({ final_price, estimated_price: null })} now.`
  return [
    ...changeSentences(desk, before, now, 'The customer has accepted the price.'),
    ...(final_price === before.final_price ? [] : [price]),
    ...(now.earlier_days?.length === before.earlier_days?.length ? [] : ['Its days were changed.']),
  ].join(' ')
}

function changeSentences<S extends string>(
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
