import { afterEach, expect } from 'vitest'
import { clearConsole, consoleLines } from './product.ts'

// A browser that is closed leaves answers half written, which workerd itself notes.
const LEFT = 'disconnected: write()'

// An error the Worker logged is a failure, unless the test expects it and clears the console itself.
afterEach(() => {
  const errors = consoleLines().filter((line) => line.startsWith('error') && !line.includes(LEFT))
  clearConsole()
  expect(errors).toEqual([])
})
