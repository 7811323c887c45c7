import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['site/**/*.test.ts', 'worker/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'product',
          include: ['tests/api/**/*.test.ts', 'tests/browser/**/*.test.ts'],
          // Two workers without isolation: each starts one server (tests/product.ts) for all the files it is given. A story
          // mostly waits, so two at a time keep two cores busy.
          isolate: false,
          maxWorkers: 2,
          // A machine shared with others stalls now and then; what fails twice is broken. Said in the report either way.
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 90_000,
          hookTimeout: 60_000,
          setupFiles: ['tests/each-file.ts'],
        },
      },
    ],
  },
})
