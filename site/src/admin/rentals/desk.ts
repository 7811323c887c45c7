import { type Rental, RentalStatus } from '#contract/requests/rental'
import { rentalTransitions } from '#domain/rental/status'
import type { DecidingDesk } from '../requests/desk.ts'
import { isOwnMove } from '../requests/is-own-move.ts'
import { deskQueries } from '../requests/queries.ts'
import { doneMessageOf, REJECT_MANY, SHARED_MOVES } from '../requests/words.ts'
import { RENTAL_LOOKS } from '../status-looks.ts'
import { getRental, listRentals, moveRental } from './calls.ts'

/** What is specific to rental requests. */
export const rentalDesk: DecidingDesk<RentalStatus> = {
  section: 'rentals',
  noun: 'rental',
  name: 'rental request',
  title: 'Request',
  columns: { subject: 'Trailer', detail: 'Dates', price: 'Price' },
  searches: ['name', 'phone', 'e-mail', 'trailer'],
  allLabel: 'All Requests',
  emptyTitle: 'No Rental Requests',
  manage: 'rentals.manage',
  order: RentalStatus.options,
  looks: RENTAL_LOOKS,
  bulk: REJECT_MANY,
  moves: {
    ...SHARED_MOVES,
    completed: {
      ...SHARED_MOVES.completed,
      ask: 'The trailer is back and paid for. A completed request cannot be moved again.',
    },
  },
  movesFrom: rentalTransitions,
}

/** Rental requests as the server has them. */
export const rentalQueries = deskQueries<RentalStatus, Rental>(rentalDesk, {
  list: listRentals,
  get: getRental,
  move: moveRental,
  isOwnMove,
  doneMessage: doneMessageOf(rentalDesk),
})
