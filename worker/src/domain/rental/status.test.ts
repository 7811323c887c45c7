import { expect, test } from 'vitest'
import { RENTAL } from '../../../../tests/new-requests.ts'
import { approvalRefusal, rentalTransitions } from './status.ts'

test.each([
  ['pending', ['approved', 'rejected']],
  ['approved', ['completed', 'rejected']],
  ['rejected', ['pending']],
  ['completed', []],
] as const)('a request that is %s moves on to %j', (status, moves) => {
  expect(rentalTransitions(status)).toEqual(moves)
})

test('a request whose trailer is gone cannot be approved', () => {
  expect(approvalRefusal(RENTAL)).toBeNull()
  expect(approvalRefusal({ ...RENTAL, trailer_id: null })).toContain(
    `${RENTAL.trailer_name} is no longer in the fleet, so request #${RENTAL.id} cannot`,
  )
})
