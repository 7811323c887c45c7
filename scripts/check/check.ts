import { runTool, say } from '../cli/command.ts'

// Pages are checked by `astro check`, which needs TypeScript 6; programs by the native compiler, four times as fast.
const SOURCES = {
  biome: ['biome', 'check', '--error-on-warnings', '.'],
  knip: ['knip'],
  tsc: ['node', 'node_modules/typescript-native/bin/tsc'],
} as const
const PAGES = {
  astro: ['astro', 'check', '--tsconfig', 'site/pages.tsconfig.json', '--minimumFailingSeverity', 'warning'],
} as const

async function all(checks: Record<string, readonly [string, ...string[]]>): Promise<void> {
  await Promise.all(
    Object.entries(checks).map(async ([name, command]) => {
      await runTool(...command)
      say(`${name} passed`)
    }),
  )
}

/**
 * Format, lint, dead exports and the types of TypeScript sources, which need no build; throws with the output of the check that
 * failed.
 */
export function checkSources(): Promise<void> {
  return all(SOURCES)
}

/** Types of pages, which share generated files with a build; throws with the output of the check that failed. */
export function checkPages(): Promise<void> {
  return all(PAGES)
}
