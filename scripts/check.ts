import { quietly, say } from './command.ts'

const SOURCES = {
  biome: ['biome', 'check', '--error-on-warnings', '.'],
  knip: ['knip'],
} as const
// Astro's check reads pages with the TypeScript that it is made for; programs go to the native one, a quarter of the work.
const TYPES = {
  astro: ['astro', 'check', '--tsconfig', 'site/pages.tsconfig.json', '--minimumFailingSeverity', 'warning'],
  tsc: ['node', 'node_modules/typescript-native/bin/tsc'],
} as const

async function all(checks: Record<string, readonly [string, ...string[]]>): Promise<void> {
  await Promise.all(
    Object.entries(checks).map(async ([name, command]) => {
      await quietly(...command)
      say(`${name} is content`)
    }),
  )
}

/** Format, lint and dead exports, which need nothing but the sources; throws with the words of the check that failed. */
export function checkSources(): Promise<void> {
  return all(SOURCES)
}

/** Types of programs and pages; throws with the words of the check that failed. */
export function checkTypes(): Promise<void> {
  return all(TYPES)
}
