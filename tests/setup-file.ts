import { afterEach, beforeAll, expect } from 'vitest'
import { forgetTokens } from './api/client.ts'
import { clearConsole, consoleLines, resetRecords } from './product.ts'

// Files that share a server meet the demo data, whatever the files before them left.
beforeAll(async () => {
  forgetTokens()
  await resetRecords()
})

// A browser that is closed leaves answers half written, which workerd itself notes.
const LEFT = 'disconnected: write()'

// An error the Worker logged is a failure, unless the test expects it and clears the console itself.
afterEach(() => {
  const errors = consoleLines().filter((line) => line.startsWith('error') && !line.includes(LEFT))
  clearConsole()
  expect(errors).toEqual([])
})
