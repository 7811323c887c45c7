import { quietly, say } from './command.ts'

const SOURCES = [['biome', 'check', '--error-on-warnings', '.'], ['knip']] as const
// It checks the programs of the project beside its pages, in the words of tsc: both would say everything twice.
const TYPES = [['astro', 'check', '--minimumFailingSeverity', 'warning']] as const

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
export function checkTypes(): Promise<void> {
  return all(TYPES)
}
