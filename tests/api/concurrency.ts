import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { ApiResponse } from './client.ts'

/** How many random rounds are played, with a fixed seed, so that a failure can be reproduced. */
export const ROUNDS = { seed: 20_261_121, numRuns: 4, endOnFailure: true }

/** Rounds of actions: those of one round happen at the same time, the rounds one after the other. */
export function concurrentRounds<Act>(act: fc.Arbitrary<Act>): fc.Arbitrary<Act[][]> {
  return fc.array(fc.array(act, { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 3 })
}

/** The responses to calls sent at the same time, of which none may be a server error. */
export async function inParallel(acts: Promise<ApiResponse>[]): Promise<ApiResponse[]> {
  const responses = await Promise.all(acts)
  for (const { status, body } of responses) expect(status, JSON.stringify(body)).toBeLessThan(500)
  return responses
}
