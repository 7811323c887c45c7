import { quietly, say } from './command.ts'

const CHECKS = [
  ['biome', 'check', '--error-on-warnings', '.'],
  ['astro', 'check', '--minimumFailingSeverity', 'warning'],
  ['tsc', '--noEmit', '-p', '.'],
  ['knip'],
] as const

/** Format, lint, types and dead exports; throws with the words of the check that failed. */
export async function check(): Promise<void> {
  // Astro writes the types that tsc and its own check read.
  await quietly('astro', 'sync')
  await Promise.all(
    CHECKS.map(async ([command, ...args]) => {
      await quietly(command, ...args)
      say(`${command} is content`)
    }),
  )
}
