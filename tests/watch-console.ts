import { afterEach, expect } from 'vitest'
import { clearConsole, consoleLines } from './product.ts'

// An error the Worker logged is a failure, unless the test expects it and clears the console itself.
afterEach(() => {
  const errors = consoleLines().filter((line) => line.startsWith('error'))
  clearConsole()
  expect(errors).toEqual([])
})
