import { defineConfig } from 'vitest/config'

// A story is half waiting for the server and half painting: two at a time left a quarter of two cores idle.
const WORKERS = 3

export default defineConfig({
  test: {
    globalSetup: ['tests/in-memory.ts'],
    // What wrangler notes of every call for its own pages of a developer: half of what a call costs, and nobody looks here.
    env: { X_LOCAL_EXPLORER: 'false', X_LOCAL_OBSERVABILITY: 'false' },
    // Each mail tells where its files lie; tests/mail.ts knows.
    onConsoleLog: (log) => !log.includes('send_email binding called'),
    projects: [
      {
        test: {
          name: 'unit',
          // A process of its own for each of the many small files would cost more than all their tests.
          isolate: false,
          // The same as below, so that both are one queue: who has no story left takes rules.
          maxWorkers: WORKERS,
          testTimeout: 30_000,
          include: [
            'site/**/*.test.ts',
            'worker/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'product',
          include: ['tests/api/**/*.test.ts', 'tests/browser/**/*.test.ts'],
          // Workers without isolation: each starts one server (tests/product.ts) for all the files it is given.
          isolate: false,
          maxWorkers: WORKERS,
          // A machine shared with others stalls now and then; what fails twice is broken. Said in the report either way.
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 90_000,
          hookTimeout: 60_000,
          globalSetup: ['tests/quick-passwords.ts'],
          setupFiles: ['tests/setup-file.ts'],
        },
      },
    ],
  },
})
