import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** True where `mark` says that what stands beside it was made of `sources`. */
export function isMadeOf(mark: string, sources: string): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === sources
}

/** Lets `make` make something of `sources` and notes it in `mark`, which is not there while it is made. */
export async function makeOf(mark: string, sources: string, make: () => Promise<void>): Promise<void> {
  // Removed first: after a build that was cut short, half of the files must not count as a finished build.
  rmSync(mark, { force: true })
  await make()
  writeFileSync(mark, sources)
}
