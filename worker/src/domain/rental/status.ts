import type { Rental, RentalStatus } from '#contract/requests/rental'

const TRANSITIONS: Record<RentalStatus, readonly RentalStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['completed', 'rejected'],
  rejected: ['pending'],
  completed: [],
}

/** States a rental request can move to from `status` (rulings, section 5). */
export function rentalTransitions(status: RentalStatus): readonly RentalStatus[] {
  return TRANSITIONS[status]
}

/** Why a rental request cannot be approved on any days, in a sentence for staff; `null` if it can. */
export function approvalRefusal({ id, trailer_id, trailer_name }: Rental): string | null {
  if (trailer_id !== null) return null
  return `${trailer_name} is no longer in the fleet, so request #${id} cannot be approved. Reject it, or take a request for another trailer.`
}
