import type { Tester } from './smoke.ts'

/** The account that the environment names for smoke tests, if it does. */
export function testerOf({ SMOKE_USERNAME, SMOKE_PASSWORD }: NodeJS.ProcessEnv): Tester | null {
  return SMOKE_USERNAME && SMOKE_PASSWORD ? { username: SMOKE_USERNAME, password: SMOKE_PASSWORD } : null
}
