import { ContactAnswer, ContactMessage } from '#contract/contact'
import { BuildAnswer, BuildList } from '#contract/custom-build'
import { RentalAnswer, RentalList } from '#contract/rental'
import type { Calls } from '../call.ts'

/** Rental requests, build requests and messages, as staff work on them. */
export const requestCalls: Calls = {
  'GET /api/rentals': { does: 'Rental requests, newest first, and how many are in each state.', answers: RentalList },
  'GET /api/rentals/:id': { does: 'One rental request with its ETag.', answers: RentalAnswer },
  'PUT /api/rentals/:id/status': {
    does: 'Moves a rental request on; 409 where its days are taken or the move is not allowed.',
    answers: RentalAnswer,
    refuses: [409, 412],
  },
  'GET /api/custom-builds': {
    does: 'Build requests, newest first, and how many are in each state.',
    answers: BuildList,
  },
  'GET /api/custom-builds/:id': { does: 'One build request with its ETag.', answers: BuildAnswer },
  'PUT /api/custom-builds/:id': {
    does: 'Changes notes, final price and validity of a quote.',
    answers: BuildAnswer,
    refuses: [412],
  },
  'PUT /api/custom-builds/:id/status': {
    does: 'Moves a build request on; 409 where the move is not allowed.',
    answers: BuildAnswer,
    refuses: [409, 412],
  },
  'GET /api/contact': {
    does: 'Messages, newest first, as a bare array; the next page stands in the `Link` header.',
    answers: ContactMessage.array(),
  },
  'PUT /api/contact/:id/status': { does: 'Marks a message, only forward.', answers: ContactAnswer, refuses: [409] },
}
