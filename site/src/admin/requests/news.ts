import type { DecidedRequest, Desk } from './desk.ts'

/** What changed in a request between two reads that no field of its form shows; '' for nothing. */
export function newsOf<S extends string>(
  { looks }: Desk<S>,
  before: DecidedRequest<S>,
  now: DecidedRequest<S>,
): string {
  if (now.withdrawn_at !== null && now.withdrawn_at !== before.withdrawn_at) return 'The customer has withdrawn it.'
  const sentences = [
    now.status !== before.status && `It is ${looks[now.status].label.toLowerCase()} now.`,
    now.accepted_at !== null &&
      now.accepted_at !== before.accepted_at &&
      'The customer has accepted the price, and would have to accept a new one again.',
    now.corrections.length > before.corrections.length && 'The customer’s details were corrected.',
  ]
  return sentences.filter(Boolean).join(' ')
}
