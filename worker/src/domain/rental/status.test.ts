import { expect, test } from 'vitest'
import { rentalMoves } from './status.ts'

test.each([
  ['pending', ['approved', 'rejected']],
  ['approved', ['completed', 'rejected']],
  ['rejected', ['pending']],
  ['completed', []],
] as const)('a request that is %s moves on to %j', (status, moves) => {
  expect(rentalMoves(status)).toEqual(moves)
})
