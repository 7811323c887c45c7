import type { Rental, RentalStatus } from '#contract/rental'
import { rentalMoves } from '#domain/rental-status'
import { getRental, listRentals, moveRental } from '../api.ts'
import type { Desk } from '../requests/desk.ts'
import { deskQueries } from '../requests/queries.ts'
import { SHARED_LOOKS, SHARED_MOVES } from '../requests/words.ts'

/** What is particular to rental requests. */
export const rentalDesk: Desk<RentalStatus> = {
  section: 'rentals',
  noun: 'rental',
  name: 'rental request',
  columns: { subject: 'Trailer', detail: 'Dates' },
  allLabel: 'All Requests',
  emptyTitle: 'No Rental Requests',
  manage: 'rentals.manage',
  order: ['pending', 'approved', 'rejected', 'completed'],
  looks: SHARED_LOOKS,
  moves: {
    ...SHARED_MOVES,
    completed: {
      ...SHARED_MOVES.completed,
      ask: 'The trailer is back and paid for. A completed request cannot be changed again.',
    },
  },
  movesFrom: rentalMoves,
}

/** Rental requests as the server has them. */
export const rentalQueries = deskQueries<RentalStatus, Rental>(rentalDesk, {
  list: listRentals,
  get: getRental,
  move: moveRental,
})
