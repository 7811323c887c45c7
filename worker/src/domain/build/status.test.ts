import { expect, test } from 'vitest'
import { buildTransitions } from './status.ts'

test.each([
  ['pending', ['approved', 'rejected']],
  ['approved', ['in_progress', 'rejected']],
  ['in_progress', ['completed', 'rejected']],
  ['rejected', ['pending']],
  ['completed', []],
] as const)('a build request that is %s moves on to %j', (status, moves) => {
  expect(buildTransitions(status)).toEqual(moves)
})
