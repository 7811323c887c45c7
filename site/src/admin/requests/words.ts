import { Check, Flag, RotateCcw, X } from 'lucide-react'
import type { CustomerRequest } from '#contract/requests/customer-request'
import { pluralized } from '#contract/text/pluralized'
import { isOpen } from '#domain/customer/rules'
import { momentInWords } from '#domain/moments'
import { formatPrice } from '#domain/money'
import { isolated } from '../ui/dialog/isolated.ts'
import type { Bulk, DecidingDesk, Desk, DeskRequest, MoveWords } from './desk.ts'
import type { Outcome } from './queries.ts'

/** Names of the moves to states that every kind of request has. */
export const SHARED_MOVES = {
  approved: { action: 'Approve', done: 'approved', kind: 'go', icon: Check },
  completed: { action: 'Complete', done: 'completed', kind: 'go', icon: Flag },
  rejected: { action: 'Reject', done: 'rejected', kind: 'plain-stop', icon: X },
  pending: { action: 'Reopen', done: 'reopened', kind: 'plain', icon: RotateCcw },
} as const satisfies Record<string, MoveWords>

/** Says what became of a request, as in “Request #12 approved.” */
export function doneMessageOf<S extends string>({ title, moves }: DecidingDesk<S>) {
  return ({ id, status }: { id: number; status: S }) => `${title} #${id} ${moves[status].done}.`
}

/** “1 request”, “4 requests”. */
export function howMany<S extends string>({ title }: Desk<S>, count: number): string {
  return pluralized(count, title.toLowerCase())
}

/** Which request was left out of a bulk move, and why. */
export function refusalInWords({ request, words }: Outcome<DeskRequest<string>>['refused'][number]): string {
  return `#${request.id} ${isolated(request.customer_name)}: ${words}`
}

/** The bulk action: rejecting, which gives nobody a trailer and can be undone. */
export const REJECT_MANY = {
  from: 'pending',
  to: 'rejected',
  action: 'Reject',
  done: 'rejected',
  kind: 'plain-stop',
  icon: X,
  asksReason: true,
} as const satisfies Bulk<'pending' | 'rejected'>

interface Priced {
  final_price: number | null
  estimated_price: number | null
}

interface PriceStage extends Pick<Priced, 'final_price'> {
  status: CustomerRequest['status']
  accepted_at: string | null
}

/** What a request costs: the final price where staff set one, 0 included, else the estimate. */
export function requestPrice({ final_price, estimated_price }: Priced): string {
  return final_price === 0 ? '$0.00' : formatPrice(final_price ?? estimated_price)
}

/** Whether the price of a request that is not closed is final, and accepted by its customer; '' for an estimate. */
export function priceState({ status, final_price, accepted_at }: PriceStage): '' | 'Final price' | 'Accepted' {
  if (!isOpen(status) && status !== 'in_progress') return ''
  if (accepted_at !== null) return 'Accepted'
  return final_price === null ? '' : 'Final price'
}

/** `mailto:` link to a customer; encoded, so that an address cannot inject headers. */
export function mailtoHref(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** How many links open a customer's page, and until when; `links` come newest first. */
export function linksInWords(links: readonly { expires_at: string }[]): string {
  const [newest] = links
  if (!newest) return 'None that works'
  return `${pluralized(links.length, 'link')}, until ${momentInWords(newest.expires_at)}`
}
