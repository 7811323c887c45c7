import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer } from './client.ts'

/** How often random rounds are played, with a seed, so that a red run can be repeated. */
export const ROUNDS = { seed: 20_261_121, numRuns: 4, endOnFailure: true }

/** What several people do in the same moment, one moment after the other. */
export function moments<Act>(act: fc.Arbitrary<Act>): fc.Arbitrary<Act[][]> {
  return fc.array(fc.array(act, { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 3 })
}

/** Answers of calls that were sent in the same moment, of which none may fail on our side. */
export async function atOnce(acts: Promise<Answer>[]): Promise<Answer[]> {
  const answers = await Promise.all(acts)
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
  return answers
}
