import { quietly, say } from './command.ts'

const SOURCES = [['biome', 'check', '--error-on-warnings', '.'], ['knip']] as const
const TYPES = [
  ['astro', 'check', '--minimumFailingSeverity', 'warning'],
  ['tsc', '--noEmit', '-p', '.'],
] as const

async function all(checks: readonly (readonly [string, ...string[]])[]): Promise<void> {
  await Promise.all(
    checks.map(async ([command, ...args]) => {
      await quietly(command, ...args)
      say(`${command} is content`)
    }),
  )
}

/** Format, lint and dead exports, which need nothing but the sources; throws with the words of the check that failed. */
export function checkSources(): Promise<void> {
  return all(SOURCES)
}

/** Types of programs and pages; throws with the words of the check that failed. */
export async function checkTypes(): Promise<void> {
  // Astro writes the types that tsc and its own check read.
  await quietly('astro', 'sync')
  await all(TYPES)
}
