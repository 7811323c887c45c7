import type { CustomerRequest } from '#contract/requests/customer-request'

/** What a customer has just done on the page, if `?done=` says so and the request confirms it; `null` otherwise. */
export function confirmationInWords(
  done: string | null,
  { accepted_at, is_withdrawn }: Pick<CustomerRequest, 'accepted_at' | 'is_withdrawn'>,
): string | null {
  if (done === 'accepted' && accepted_at !== null) return 'Thank you. We have your acceptance.'
  if (done === 'withdrawn' && is_withdrawn) return 'Your request is withdrawn.'
  if (done === 'asked') return 'We have your question and answer within one business day.'
  return null
}
