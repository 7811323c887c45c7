import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** True if the file `stamp` says that the files beside it were built from `sources`. */
export function isStamped(stamp: string, sources: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

/** Runs `make`, which builds from `sources`, and records these in the file `stamp`, which does not exist meanwhile. */
export async function makeStamped(stamp: string, sources: string, make: () => Promise<void>): Promise<void> {
  // Removed first: the files of an interrupted build must not count as a finished one.
  rmSync(stamp, { force: true })
  await make()
  writeFileSync(stamp, sources)
}
