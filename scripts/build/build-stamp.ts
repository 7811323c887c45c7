import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Stamp {
  sources: string
  /** The files that were made, by their path beside the stamp, and their sizes. */
  files: Record<string, number>
}

/** True if the file `stamp` says that the files beside it were built from `sources`, and all of them are still there whole. */
export function isStamped(stamp: string, sources: string): boolean {
  const { sources: from, files } = read(stamp)
  // A file that somebody deleted, or that a full disk or a copy cut short, would be missing in every server from then on.
  return from === sources && Object.entries(files).every(([path, size]) => sizeOf(join(dirname(stamp), path)) === size)
}

/** Runs `make`, which builds from `sources`, and records these in the file `stamp`, which does not exist meanwhile. */
export async function makeStamped(stamp: string, sources: string, make: () => Promise<void>): Promise<void> {
  // Removed first: the files of an interrupted build must not count as a finished one.
  rmSync(stamp, { force: true })
  await make()
  const folder = dirname(stamp)
  const files = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
  const made: Stamp = {
    sources,
    files: Object.fromEntries(files.map((path) => [path, sizeOf(join(folder, path)) ?? 0])),
  }
  writeFileSync(stamp, JSON.stringify(made))
}

function read(stamp: string): Partial<Stamp> & Pick<Stamp, 'files'> {
  const nothing = { files: {} }
  if (!existsSync(stamp)) return nothing
  try {
    return { ...nothing, ...JSON.parse(readFileSync(stamp, 'utf8')) }
  } catch {
    // Of an earlier version, or cut short.
    return nothing
  }
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size
}
