import type { RentalStatus } from '#contract/rental'

const MOVES: Record<RentalStatus, readonly RentalStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['completed', 'rejected'],
  rejected: ['pending'],
  completed: [],
}

/** States a rental request can move to from `status` (rulings, section 5). */
export function rentalMoves(status: RentalStatus): readonly RentalStatus[] {
  return MOVES[status]
}
