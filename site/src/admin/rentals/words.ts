import { Check, Clock, Flag, type LucideIcon, RotateCcw, X } from 'lucide-react'
import type { Rental, RentalStatus } from '#contract/rental'
import { formatPrice, PRICE_ON_REQUEST } from '#domain/money'
import type { Tone } from '../ui/badge.tsx'

/** How a status is shown. */
export const STATUS = {
  pending: { label: 'Pending', tone: 'waiting', icon: Clock },
  approved: { label: 'Approved', tone: 'ok', icon: Check },
  rejected: { label: 'Rejected', tone: 'stop', icon: X },
  completed: { label: 'Completed', tone: 'neutral', icon: Flag },
} as const satisfies Record<RentalStatus, { label: string; tone: Tone; icon: LucideIcon }>

/** How moving to a status is called, before and after. */
export const MOVE = {
  approved: { action: 'Approve', done: 'approved', kind: 'go', icon: Check },
  completed: { action: 'Complete', done: 'completed', kind: 'go', icon: Flag },
  rejected: { action: 'Reject', done: 'rejected', kind: 'plain-stop', icon: X },
  pending: { action: 'Reopen', done: 'reopened', kind: 'plain', icon: RotateCcw },
} as const satisfies Record<RentalStatus, { action: string; done: string; kind: string; icon: LucideIcon }>

/** What a request costs: the final price where staff set one, 0 included, else the estimate. */
export function rentalPrice({ final_price, estimated_price }: Pick<Rental, 'final_price' | 'estimated_price'>): string {
  return final_price === 0 ? '$0.00' : formatPrice(final_price ?? estimated_price)
}

/** A rate, or that it is not offered. */
export function rate(amount: number): string {
  const words = formatPrice(amount)
  return words === PRICE_ON_REQUEST ? 'Not offered' : words
}

/** “1 day”, “4 days”. */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Link that writes to a customer; encoded, so that an address cannot bring headers of its own. */
export function writeTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}
