import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** True where `mark` says that what stands beside it was made of `sources`. */
export function isMadeOf(mark: string, sources: string): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === sources
}

/** Lets `make` make something of `sources` and notes it in `mark`, which is not there while it is made. */
export async function makeOf(mark: string, sources: string, make: () => Promise<void>): Promise<void> {
  // What is cut short leaves half a thing, which may not pass for the whole one of before.
  rmSync(mark, { force: true })
  await make()
  writeFileSync(mark, sources)
}
