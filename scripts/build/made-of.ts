import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** True if the file `mark` says that the files beside it were built from `sources`. */
export function isMadeOf(mark: string, sources: string): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === sources
}

/** Runs `make`, which builds from `sources`, and records these in the file `mark`, which does not exist meanwhile. */
export async function makeOf(mark: string, sources: string, make: () => Promise<void>): Promise<void> {
  // Removed first: the files of an interrupted build must not count as a finished one.
  rmSync(mark, { force: true })
  await make()
  writeFileSync(mark, sources)
}
