import { Check, Clock, Flag, RotateCcw, X } from 'lucide-react'
import { formatPrice } from '#domain/money'
import { momentInWords } from '../time.ts'
import type { MoveWords, StateLook } from './desk.ts'

/** How the states that every kind of request has are shown. */
export const SHARED_LOOKS = {
  pending: { label: 'Pending', tone: 'waiting', icon: Clock },
  approved: { label: 'Approved', tone: 'ok', icon: Check },
  rejected: { label: 'Rejected', tone: 'stop', icon: X },
  completed: { label: 'Completed', tone: 'neutral', icon: Flag },
} as const satisfies Record<string, StateLook>

/** How moving to one of those states is called. */
export const SHARED_MOVES = {
  approved: { action: 'Approve', done: 'approved', kind: 'go', icon: Check },
  completed: { action: 'Complete', done: 'completed', kind: 'go', icon: Flag },
  rejected: { action: 'Reject', done: 'rejected', kind: 'plain-stop', icon: X },
  pending: { action: 'Reopen', done: 'reopened', kind: 'plain', icon: RotateCcw },
} as const satisfies Record<string, MoveWords>

interface Priced {
  final_price: number | null
  estimated_price: number | null
}

/** What a request costs: the final price where staff set one, 0 included, else the estimate. */
export function requestPrice({ final_price, estimated_price }: Priced): string {
  return final_price === 0 ? '$0.00' : formatPrice(final_price ?? estimated_price)
}

/** Link that writes to a customer; encoded, so that an address cannot bring headers of its own. */
export function writeTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** How many links open a customer's page, and until when; `links` come newest first. */
export function linksInWords(links: readonly { expires_at: string }[]): string {
  const [newest] = links
  if (!newest) return 'None that works'
  return `${links.length === 1 ? '1 link' : `${links.length} links`}, until ${momentInWords(newest.expires_at)}`
}
