import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { addDays, startOfDayInTampa, todayInTampa } from '#domain/days'
import { SCRYPT_COST } from '../worker/src/http/access/password.ts'
import { forgetTokens } from './api/client.ts'
import { clearConsole, consoleLines, resetRecords } from './product.ts'
import { QUICK_COST } from './quick-cost.ts'

// For the demo accounts created in this process, as in the built Worker (tests/quick-passwords.ts).
Object.assign(SCRYPT_COST, QUICK_COST)

// Files that share a server start with the demo data, whatever earlier files left.
beforeAll(async () => {
  forgetTokens()
  await resetRecords()
})

// Longer than a test takes, since what it assumes about today must hold to its end.
const BEFORE_MIDNIGHT_MS = 20_000

// No test begins just before midnight in Tampa, where it would end on another day.
beforeEach(async () => {
  const now = Date.now()
  const left = startOfDayInTampa(addDays(todayInTampa(new Date(now)), 1)).getTime() - now
  if (left < BEFORE_MIDNIGHT_MS) await new Promise((resolve) => setTimeout(resolve, left))
})

// Closing a browser leaves responses half written, which workerd itself logs.
const LEFT = 'disconnected: write()'

// An error the Worker logged is a failure, unless the test expects it and clears the console itself.
afterEach(() => {
  const errors = consoleLines().filter((line) => line.startsWith('error') && !line.includes(LEFT))
  clearConsole()
  expect(errors).toEqual([])
})
