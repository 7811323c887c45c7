import type { ScryptCost } from '../worker/src/http/access/password.ts'

/** An eightieth of a password's real cost, for tests with other subjects: hundreds of sign-ins took a twentieth of a run. */
export const QUICK_COST: ScryptCost = { N: 1024, r: 8, p: 1 }
