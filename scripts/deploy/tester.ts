import type { Tester } from './smoke.ts'

/** What to say after a smoke test without an account. */
export const ONLY_AS_VISITOR =
  'Signing in, saving and uploading were not tried: set SMOKE_USERNAME and SMOKE_PASSWORD for that'

/** The account that the environment names for smoke tests, if it does. */
export function testerOf({ SMOKE_USERNAME, SMOKE_PASSWORD }: NodeJS.ProcessEnv): Tester | null {
  return SMOKE_USERNAME && SMOKE_PASSWORD ? { username: SMOKE_USERNAME, password: SMOKE_PASSWORD } : null
}
