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
          // One worker without isolation: every file talks to the one server that tests/product.ts starts.
          isolate: false,
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          setupFiles: ['tests/watch-console.ts'],
        },
      },
    ],
  },
})
