import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
// A container may have as little as 64 MB of it; a run takes less than a tenth of this.
const ROOM = 2 * 1024 ** 3

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM
}

/** Keeps in memory, where there is room, what ends with the tests: a third of what a stored record costs is the disk's. */
export default function setup(): (() => void) | undefined {
  if (!hasRoom()) return
  const folder = mkdtempSync(`${MEMORY}/tampa-tests-`)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
