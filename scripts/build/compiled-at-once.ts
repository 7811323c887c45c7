import type { Plugin } from 'vite'

const LINE = '//# allFunctionsCalledOnLoad'

/**
 * Has Chromium compile the functions of each script while it loads, on another thread, instead of each at its first call, which was
 * half of the time to hydrate an island (docs/performance.md). Other browsers ignore the line as a comment.
 */
export const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite, which puts lists of files ahead of some scripts: the line must come first.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `${LINE}\n${file.code}`
    },
  },
}
